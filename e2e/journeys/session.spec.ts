import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import {
  demoEmail,
  demoPassword,
  fetchTokenStatus,
  locateUserMenu,
  readStoredToken,
  submitLogin,
} from '../support/people.ts'

test('signs the user in and out in every tab', async ({ page, context, t }) => {
  const other = await context.newPage()
  await other.goto('/saved')
  await expect(locateUserMenu(other, t, '(anon)')).toBeVisible()
  await page.goto('/login')
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(locateUserMenu(other, t, 'Demo student')).toBeVisible()

  const synced = other.waitForResponse(/savedPlans\.sync/)
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: t('account:title') })).toBeVisible()
  // A request that is in flight during the logout would log a 401 in the console.
  await synced
  const token = await readStoredToken(page)
  await locateUserMenu(page, t, 'Demo student').click()
  await page.getByRole('button', { name: t('shell:nav.logout'), exact: true }).click()
  await expect(locateUserMenu(page, t, '(anon)')).toBeVisible()
  await expect(locateUserMenu(other, t, '(anon)')).toBeVisible()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(t('login:signedOutElsewhere'))).toBeVisible()
  expect(await readStoredToken(other)).toBeNull()
  expect(await fetchTokenStatus(page.request, token), 'the token that was kept').toBe(401)
  expect((await page.request.post('/api/auth/refresh')).status(), 'the cookie').toBe(401)
})
