import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signInAs } from '../support/people.ts'

/** Runs the diagnostic for a goal, shares the report, and returns the report's path. */
async function shareReport(request: APIRequestContext, goal: string) {
  const context = { country: 'US', grade: 'G11', goal }
  const run = await request.post('/api/diagnostics/run-for-goal-text', { data: { context } })
  const shared = await request.post('/api/share', { data: { result: await run.json(), context } })
  const { id }: { id: string } = await shared.json()
  return { id, path: `/plan?share=${id}` }
}

test('lets the user change the assumed exam by keyboard, and shares the new exam and target score', async ({
  page,
  t,
}) => {
  await page.goto((await shareReport(page.request, '1500+')).path)
  const notes = page.getByRole('region', { name: t('plan:reading.title') })
  await expect(notes).toContainText(t('plan:reading.exam', { exam: 'SAT' }))
  await notes.getByText(t('plan:reading.changeExam')).focus()
  await page.keyboard.press('Enter')
  await inspectPage(page)
  await page.keyboard.press('Tab')
  await expect(notes.getByLabel(t('plan:reading.yourExam'))).toBeFocused()
  await page.keyboard.type('ACT')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(notes).toContainText(t('plan:reading.chosenExam', { exam: 'ACT' }))
  await expect(page.getByRole('heading', { name: t('plan:reading.title') })).toBeFocused()

  // 1500 is not on the ACT scale, so the target score is unknown.
  await notes.getByText(t('plan:reading.changeTarget')).click()
  await notes.getByLabel(t('plan:reading.yourTarget', { name: 'ACT' })).fill('33')
  const shared = page.waitForRequest(
    (request) => request.url().includes('share.create') && (request.postData() ?? '').includes('"target":33'),
  )
  await notes.getByRole('button', { name: t('plan:reading.again') }).click()
  await expect(notes).toContainText(t('plan:reading.chosenTarget', { name: 'ACT', target: 33 }))
  await expect(notes).toContainText(t('plan:reading.chosenExam', { exam: 'ACT' }))
  await inspectPage(page)

  await shared
  await page.goto('/plan')
  await expect(notes).toContainText(t('plan:reading.chosenTarget', { name: 'ACT', target: 33 }))
})

test('opens the study sheet of a task at its own URL', async ({ page, t }) => {
  await page.goto((await shareReport(page.request, 'AP Calculus AB 5')).path)
  // Waits until the app has sorted the days by date at startup, because sorting moves the links.
  await expect(page.getByRole('button', { name: t('plan:actions.save'), exact: true })).toBeEnabled()
  const week = page.getByRole('region', { name: t('plan:sections.week') })
  await week
    .getByRole('link', { name: t('plan:sheet', { title: 'Product, quotient, chain' }) })
    .first()
    .click()
  await expect(page).toHaveURL('/sheets/en/product-quotient-chain-rules')
  await expect(page.getByRole('heading', { level: 1, name: /^Product, quotient, chain/ })).toBeFocused()
  await inspectPage(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Product, quotient, chain/ })).toBeVisible()
})

test('lets an admin delete any shared report by its link', async ({ page, t, guard, server }) => {
  const { id, path } = await shareReport(page.request, 'SAT 1500')
  await signInAs(page, t, 'admin', '/portal')
  const panel = page.getByRole('region', { name: t('shares:admin.title') })
  await panel.getByLabel(t('shares:admin.field')).fill(`${server.url}${path}`)
  await panel.getByRole('button', { name: t('shares:delete') }).click()
  const dialog = page.getByRole('dialog', { name: t('shares:confirm.title') })
  await expect(dialog).toContainText(id)
  await inspectPage(page)
  await dialog.getByRole('button', { name: t('shares:delete') }).click()
  await expect(panel).toContainText(t('shares:deleted'))
  guard.expect(/404/)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: t('plan:shared.unknownTitle') })).toBeVisible()
})
