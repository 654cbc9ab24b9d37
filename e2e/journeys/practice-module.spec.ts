import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'

test('resumes a timed module after a reload, completes it, and shows the result by domain', async ({ page, t }) => {
  test.slow()
  await page.goto('/practice')
  await page.getByRole('link', { name: t('practice:module'), exact: true }).click()
  const heading = page.getByRole('heading', { level: 1 })
  const start = page.getByRole('button', {
    name: t('practiceModule:start.named', { section: t('strategy:section.sat.math') }),
  })
  await expect(start).toBeVisible()
  await inspectPage(page)
  await start.click()
  await expect(heading).toHaveText(t('practiceModule:question.title', { number: 1, total: 22 }))
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^3[45]:\d\d$/)
  await inspectPage(page, { everyLanguage: true })

  const next = page.getByRole('button', { name: t('practiceModule:question.next'), exact: true })
  const choice = page.getByRole('radio').first()
  while (!(await choice.isVisible())) await next.click()
  const position = await heading.textContent()
  await choice.check()
  await page.getByRole('button', { name: t('practiceModule:question.flag'), exact: true }).click()
  await page.reload()
  await expect(heading).toHaveText(position ?? '')
  await expect(choice).toBeChecked()
  await expect(clock).toHaveText(/^3[345]:\d\d$/)

  await page.getByRole('button', { name: t('practiceModule:review.open'), exact: true }).click()
  await expect(heading).toBeFocused()
  await expect(page.getByText(t('practiceModule:review.state.answered'))).toHaveCount(1)
  await inspectPage(page)
  const handIn = page.getByRole('button', { name: t('practiceModule:handIn.button'), exact: true })
  await handIn.click()
  await expect(page.getByRole('dialog')).toContainText(t('practiceModule:handIn.open', { count: 21 }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('practiceModule:handIn.button'), exact: true })
    .click()
  await expect(heading).toHaveText(t('practiceModule:result.title'))
  await expect(page.getByRole('table', { name: t('practiceModule:result.byDomain') }).getByRole('row')).toHaveCount(5)
  await inspectPage(page)

  await page.reload()
  await expect(heading).toHaveText(t('practiceModule:result.title'))
  await page.getByRole('button', { name: t('practiceModule:result.another'), exact: true }).click()
  await expect(start).toBeVisible()
})
