import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { operator } from '../support/server-kinds.ts'

test('shows the operator’s name without JavaScript', async ({ newVisitor, t }) => {
  const visitor = await newVisitor({
    locale: 'en-US',
    javaScriptEnabled: false,
    // Chromium logs a failed request for each preloaded script when scripts are disabled.
    allow: /^failed request: .*\.js csp$/,
  })
  const page = await visitor.newPage()
  const section = page.getByRole('region', { name: t('sitePages:operator.title') })
  for (const path of ['/contact', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(section, path).toContainText(t('sitePages:operator.named', { name: operator.name }))
    await expect(section.getByRole('link', { name: operator.email }), path).toHaveAttribute(
      'href',
      `mailto:${operator.email}`,
    )
    await expect(page.locator('body'), path).not.toContainText('pathwise.invalid')
  }
})

test('shows the same contact page before and after hydration', async ({ page, t }) => {
  await page.goto('/contact')
  const section = page.getByRole('region', { name: t('sitePages:operator.title') })
  await expect(section.getByRole('link', { name: operator.email })).toBeVisible()
  await expect(page.getByRole('region', { name: t('sitePages:contact.sections.security.title') })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('pathwise.invalid')
  // The operator's contact details must also be shown after client-side navigation.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell:footer.terms'), exact: true })
    .click()
  await expect(section.getByRole('link', { name: operator.email })).toBeVisible()
})
