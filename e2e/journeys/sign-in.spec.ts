import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { inspectPage } from '../support/inspect-page.ts'
import { demoEmail, demoPassword, readStoredToken, submitLogin, userMenu } from '../support/people.ts'

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
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
  expect(await readStoredToken(page)).toMatch(/^[\w-]{20,}/)
  await page.reload()
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
})

// The guard fails the test on any request to another origin.
test('redirects to the home page when the next path leads to another origin', async ({ page, t }) => {
  await page.goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`)
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(page).toHaveURL('/')
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
})

test('shows the server’s responses in the login diagnostics', async ({ page, t, guard }) => {
  guard.expect(/Failed to load resource.*401/)
  await page.goto('/login?debugauth=1')
  const output = page.getByLabel(t('login:diagnostics.output'))
  await expect(output).toContainText('GET /api/__ok\n[200] OK\n{"ok":true}')
  await expect(output).toContainText('GET /api/auth/login\n[200] OK\n{"ok":true,"authenticated":false}')
  await expect(output).toContainText('GET /api/auth/me\n[401] Unauthorized')

  const path = page.getByLabel(t('login:diagnostics.path'), { exact: true })
  await path.fill('/api/version')
  await page.getByRole('button', { name: 'Probe' }).click()
  await expect(output).toContainText('GET /api/version\n[200] OK\n{"version":')
  await path.fill('//evil.example')
  await page.getByRole('button', { name: 'Probe' }).click()
  await expect(page.getByText(t('login:diagnostics.wrongPath'))).toBeVisible()

  await page.getByRole('button', { name: 'Run Diagnostics' }).click()
  await expect(output).toContainText('GET /api/auth/me')
  await submitLogin(page, t, 'unknown@example.org', 'a guess')
  await expect(page.getByRole('alert').filter({ hasText: t('login:failed', { status: '401' }) })).toBeVisible()
  await inspectPage(page)
})
