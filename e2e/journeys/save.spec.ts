import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { openReport, pressReportAction, reportHeading, reportSection } from '../support/report.ts'
import type { Texts } from '../support/texts.ts'

const storageKey = 'pathwise.saved-plans'

/** Returns the parsed saved plans from the browser's storage, or undefined when there is no entry. */
function storedPlans(page: Page): Promise<unknown> {
  return page.evaluate((key) => {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  }, storageKey)
}

async function saveReport(page: Page, t: Texts) {
  await pressReportAction(page, t, 'save')
  await expect(page.getByRole('status').filter({ hasText: 'Plan saved locally!' })).toBeVisible()
}

/** Locates the saved plans. No other list items contain a heading. */
function savedRows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
}

test('saves, reopens and deletes a plan', async ({ page, t }) => {
  await openReport(page, t, { country: 'CA', grade: 'G12', goal: 'AP_5' })
  const summary = await reportSection(page, 'Custom Strategy Summary').textContent()
  await saveReport(page, t)
  expect(await storedPlans(page)).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^\d{13}$/),
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      context: { country: 'CA', grade: 'G12', goal: 'AP_5' },
    }),
  ])

  await page.getByRole('link', { name: t('plan:saved.open') }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Plans', exact: true })).toBeVisible()
  await expect(savedRows(page)).toHaveCount(1)
  await page.reload()
  await expect(savedRows(page)).toContainText(t('common:goal.AP_5'))

  await savedRows(page).getByRole('link', { name: /^Open/ }).click()
  await expect(reportHeading(page, t)).toBeVisible()
  expect(await reportSection(page, 'Custom Strategy Summary').textContent()).toBe(summary)

  await page.goto('/saved')
  await savedRows(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(savedRows(page)).toHaveCount(0)
  expect(await storedPlans(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: t('savedPlans:empty.title') })).toBeVisible()
})

test('when storage is blocked, shows an error and keeps everything else working', async ({ page, t, guard }) => {
  guard.expect(/Preferences could not be stored: storage is blocked/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  // Choosing a non-default country stores a preference.
  await openReport(page, t, { country: 'CA', grade: 'G11', goal: 'SAT_1500_PLUS' })
  await pressReportAction(page, t, 'save')
  await expect(page.getByRole('alert')).toHaveText(t('plan:saved.blocked'))
  await page
    .getByRole('navigation', { name: t('shell:nav.main') })
    .getByRole('link', { name: 'Saved Plans' })
    .click()
  await expect(page.getByText(t('savedPlans:blocked'))).toBeVisible()
})
