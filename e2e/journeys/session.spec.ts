import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import {
  demoEmail,
  demoPassword,
  fetchTokenStatus,
  keptToken,
  signInAs,
  submitLogin,
  userMenu,
} from '../support/people.ts'

test('follows sign-in and sign-out from another tab', async ({ page, context, t }) => {
  const other = await context.newPage()
  await other.goto('/saved')
  await expect(userMenu(other, t, '(anon)')).toBeVisible()
  await page.goto('/login')
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(userMenu(other, t, 'Demo student')).toBeVisible()

  const synced = other.waitForResponse(/savedPlans\.sync/)
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: t('account:title') })).toBeVisible()
  // A request in flight during the logout would log a 401 in the console.
  await synced
  const token = await keptToken(page)
  await userMenu(page, t, 'Demo student').click()
  await page.getByRole('button', { name: t('shell:nav.logout'), exact: true }).click()
  await expect(userMenu(page, t, '(anon)')).toBeVisible()
  await expect(userMenu(other, t, '(anon)')).toBeVisible()
  await expect(other).toHaveURL('/login?next=%2Faccount')
  expect(await keptToken(other)).toBeNull()
  expect(await fetchTokenStatus(page.request, token), 'the token that was kept').toBe(401)
  expect((await page.request.post('/api/auth/refresh')).status(), 'the cookie').toBe(401)
})

test('stays signed in and shows an error when the logout request fails', async ({ page, t, guard }) => {
  guard.expect(/Failed to load resource.*ERR_FAILED/)
  guard.expect(/^failed request: .*auth\.logout/)
  guard.expect(/Signing out failed/)
  await signInAs(page, t, 'student')
  await page.route(/auth\.logout/, (route) => route.abort())
  await userMenu(page, t, 'Demo student').click()
  await page.getByRole('button', { name: t('shell:nav.logout'), exact: true }).click()
  await expect(page.getByText(t('shell:user.logoutFailed'))).toBeVisible()
  await page.reload()
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
})
