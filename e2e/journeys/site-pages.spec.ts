import { languages } from '@pathwise/i18n/languages'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { browserLocales } from '../support/texts.ts'

const pages = ['about', 'terms', 'privacy', 'accessibility', 'contact'] as const

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] })

    test(`links to the site pages from the footer in ${language}`, async ({ page, t }) => {
      await page.goto('/login')
      for (const name of pages) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t(`shell:footer.${name}`), exact: true })
          .click()
        await expect(page).toHaveURL(`/${name}`)
        await expect(page.getByRole('heading', { level: 1, name: t(`sitePages:${name}.title`) })).toBeVisible()
      }
    })
  })
}

test('lists the exam trademark owners in the footer', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const name of ['College Board', 'ACT', 'International Baccalaureate Organization', 'OUAC']) {
    await expect(footer).toContainText(name)
  }
})
