import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

const pages = ['about', 'terms', 'privacy', 'accessibility', 'contact'] as const

test('links to the site pages from the footer, which names the exam trademark owners', async ({ page, t }) => {
  await page.goto('/login')
  const footer = page.getByRole('contentinfo')
  for (const name of pages) {
    await footer.getByRole('link', { name: t(`shell:footer.${name}`), exact: true }).click()
    await expect(page).toHaveURL(`/${name}`)
    await expect(page.getByRole('heading', { level: 1, name: t(`sitePages:${name}.title`) })).toBeVisible()
  }
  for (const name of ['College Board', 'ACT', 'International Baccalaureate Organization', 'OUAC']) {
    await expect(footer).toContainText(name)
  }
})
