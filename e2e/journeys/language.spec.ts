import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { textsIn } from '../support/texts.ts'

test.describe('zh-HK', () => {
  test.use({ locale: 'zh-HK' })

  test('uses the browser’s language until a valid language is stored', async ({ page }) => {
    await page.goto('/saved')
    for (const [stored, language] of [
      [undefined, 'zh-TW'],
      ['ko', 'ko'],
      ['fr', 'zh-TW'],
    ] as const) {
      if (stored) {
        await page.evaluate((name) => localStorage.setItem('pathwise.language', name), stored)
        await page.reload()
      }
      const title = (await textsIn(language))('savedPlans:title')
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
})

test('keeps the selected language on the next visit', async ({ page, t }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('zh-TW')
  const chosen = await textsIn('zh-TW')
  await expect(page.getByRole('heading', { level: 1, name: chosen('home:hero.title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: chosen('home:hero.title') })).toBeVisible()
})
