import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { scrollToLazySection } from '../support/home.ts'
import { assertNoHorizontalScroll, inspectPage } from '../support/inspect-page.ts'
import { openReportMenu, openSharedReport, pressReportAction } from '../support/report.ts'
import { otherGuidePaths, publicPaths } from '../support/routes.ts'

test('has no accessibility violations on the home page', async ({ page }) => {
  await page.goto('/')
  await scrollToLazySection(page, 'Modules')
  await inspectPage(page, { everyLanguage: true })
})

for (const [name, paths] of Object.entries(publicPaths)) {
  test(`has no accessibility violations on ${name}`, async ({ page, guard }) => {
    // Allow a 404 for the unknown path, and a 401 for the login diagnostics, which request the current user.
    guard.allow(/Failed to load resource.*(404.*\/any\/other\/path|401)/)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await inspectPage(page, { everyLanguage: true })
    }
  })
}

test('shows guides without horizontal scrolling in every language', async ({ page }) => {
  for (const path of otherGuidePaths) {
    await page.goto(path)
    await assertNoHorizontalScroll(page)
  }
})

test('has no accessibility violations in a report, on the saved plans page, and in their dialogs and menus', async ({
  page,
  t,
}) => {
  await openSharedReport(page, t, { country: 'CA', grade: 'G11', goal: 'IB_7' })
  for (const action of ['pdf', 'google'] as const) {
    await pressReportAction(page, t, action)
    await expect(page.getByRole('dialog')).toBeVisible()
    await inspectPage(page)
    await page.keyboard.press('Escape')
  }
  await pressReportAction(page, t, 'save')
  await expect(page.getByText(t('plan:saved.done'))).toBeVisible()
  await openReportMenu(page, t)
  await inspectPage(page, { everyLanguage: true })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('plan:saved.open') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('savedPlans:title') })).toBeVisible()
  const links = page.getByRole('region', { name: t('shares:list.title') })
  await expect(links.getByRole('listitem')).toHaveCount(1)
  await inspectPage(page, { everyLanguage: true })
  await links.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: t('shares:confirm.title') })).toBeVisible()
  await inspectPage(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: t('shell:menu.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await inspectPage(page)
})
