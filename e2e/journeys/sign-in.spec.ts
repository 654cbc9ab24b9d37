import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { demoEmail, demoPassword, locateUserMenu, readStoredToken, submitLogin } from '../support/people.ts'

test('shows a success message, stores the token, and redirects to the next path after login', async ({ page, t }) => {
  // Delays the code of the page after login, so that the success message stays visible.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/saved-plans-page/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login?next=%2Fsaved%3Fx%3D1%23list')
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(page.getByRole('status').filter({ hasText: 'Login successful' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/saved?x=1#list')
  await expect(locateUserMenu(page, t, 'Demo student')).toBeVisible()
  expect(await readStoredToken(page)).toMatch(/^[\w-]{20,}/)
  await page.reload()
  await expect(locateUserMenu(page, t, 'Demo student')).toBeVisible()
})
