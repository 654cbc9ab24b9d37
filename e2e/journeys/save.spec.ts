import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { openReport, pressReportAction } from '../support/report.ts'

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
