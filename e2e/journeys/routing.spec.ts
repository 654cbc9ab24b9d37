import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

for (const path of ['/nowhere', '/plan/', '/Plan', '/saved/more', '/guides/us/exams/gre', '/guides/us/math/algebra']) {
  test(`${path} is no page, and the portal says so`, async ({ page, t, guard }) => {
    if (path.startsWith('/guides/')) guard.expect(/console: .*404/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('portal:missing.title') })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('portal:places.home') })
      .click()
    await expect(page).toHaveURL('/')
  })
}
