import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { signIn, userMenu } from '../support/people.ts'

test('has no accessibility violations on pages and menus of a signed-in user', async ({ page, t }) => {
  await signIn(page, 'editor')
  for (const path of ['/login', '/admin/expiring', '/portal']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(userMenu(page, t, 'Demo editor')).toBeVisible()
    await inspectPage(page, { everyLanguage: true })
  }
  await userMenu(page, t, 'Demo editor').click()
  await inspectPage(page)
})
