import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { loadTexts } from '../support/texts.ts'

test.use({ locale: 'zh-HK' })

test('uses the browser’s language until the user chooses another, and keeps the choice on the next visit', async ({
  page,
}) => {
  const [browsers, chosen] = await Promise.all([loadTexts('zh-TW'), loadTexts('ko')])
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await expect(heading).toHaveText(browsers('home:hero.title'))
  await page.getByRole('combobox', { name: browsers('shell:language') }).selectOption('ko')
  await expect(heading).toHaveText(chosen('home:hero.title'))
  await page.reload()
  await expect(heading).toHaveText(chosen('home:hero.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})
