import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { openReport, reportSection } from '../support/report.ts'

test('opens a recommended problem, accepts an answer by keyboard and explains it', async ({ page, t }) => {
  await openReport(page, t)
  const link = reportSection(page, 'Recommended Problems').getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toBeVisible()
  const unknown = page.getByRole('button', { name: t('practice:player.unknown'), exact: true })
  if (await unknown.isVisible()) await unknown.click()
  await expect(page.getByRole('heading', { level: 2, name: t('practice:explanation'), exact: true })).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
  await page.getByRole('link', { name: t('practice:alike') }).click()
  await expect(page).toHaveURL(/\/practice\?subject=/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await inspectPage(page, { everyLanguage: true })
})
