import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

/** Runs the diagnostic for a goal that names no exam, shares the report, and returns the report's path. */
async function shareReport(request: APIRequestContext) {
  const context = { country: 'US', grade: 'G11', goal: '1500+' }
  const run = await request.post('/api/diagnostics/run-for-goal-text', { data: { context } })
  const shared = await request.post('/api/share', { data: { result: await run.json(), context } })
  const { id }: { id: string } = await shared.json()
  return `/plan?share=${id}`
}

test('lets the user change the assumed exam by keyboard, and shares the new exam and target score', async ({
  page,
  t,
}) => {
  await page.goto(await shareReport(page.request))
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

  await shared
  await page.goto('/plan')
  await expect(notes).toContainText(t('plan:reading.chosenTarget', { name: 'ACT', target: 33 }))
})
