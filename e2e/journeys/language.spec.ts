import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { textsIn } from '../support/texts.ts'

for (const { locale, language } of [
  { locale: 'zh-HK', language: 'zh-TW' },
  { locale: 'zh-SG', language: 'zh-CN' },
  { locale: 'fr-CA', language: 'en' },
]) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`uses ${language} in a browser whose locale is ${locale}`, async ({ page }) => {
      await page.goto('/saved')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  })
}

test('prefers a valid stored language over the browser’s language', async ({ page }) => {
  await page.goto('/saved')
  const korean = await textsIn('ko')
  for (const { stored, lang, title } of [
    { stored: 'ko', lang: 'ko', title: korean('savedPlans:title') },
    { stored: 'fr', lang: 'en', title: 'Saved Plans' },
  ]) {
    await page.evaluate((language) => localStorage.setItem('pathwise.language', language), stored)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('keeps the selected language on the next visit', async ({ page, t }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('zh-TW')
  const chosen = await textsIn('zh-TW')
  await expect(page.getByRole('heading', { level: 1, name: chosen('home:hero.title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: chosen('home:hero.title') })).toBeVisible()
})
