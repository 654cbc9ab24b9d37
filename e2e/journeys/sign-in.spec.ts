import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { demoEmail, demoPassword, keptToken, signInAs, submitLogin, userMenu } from '../support/people.ts'

const loginCall = /auth\.login/

test('shows a success message, stores the token, and redirects to the next path after login', async ({ page, t }) => {
  // Delays the next page's code, so that the message stays visible.
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
  expect(await keptToken(page)).toMatch(/^[\w-]{20,}/)
  await page.reload()
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
})

test('shows the same error for an unknown account and a wrong password', async ({ page, t, guard }) => {
  guard.expect(/Failed to load resource.*401/)
  await page.goto('/login')
  const alert = page.getByRole('main').getByRole('alert')
  for (const email of [demoEmail('editor'), 'nobody@example.org']) {
    await submitLogin(page, t, email, 'not the password')
    await expect(alert).toHaveText(`[401] Login failed${t('login:passwordHint')}`)
  }
  expect(await keptToken(page)).toBeNull()
})

test('requires an email and a password before sending a login request', async ({ page, t }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (loginCall.test(request.url())) sent.push(request.url())
  })
  await page.goto('/login')
  for (const [email, password] of [
    ['', 'a password'],
    ['mina@example.org', ''],
  ] as const) {
    await submitLogin(page, t, email, password)
    await expect(page.getByRole('alert')).toHaveText('Please enter email/password.')
  }
  expect(sent).toEqual([])
})

test('shows different login errors for a missing token, a proxy error and a missing response', async ({
  page,
  t,
  guard,
}) => {
  guard.expect(/Failed to load resource.*502/)
  guard.expect(/Failed to load resource.*net::ERR_FAILED/)
  guard.expect(/^failed request: .*auth\.login/)
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto('/login')
  for (const [answer, message] of [
    [{ status: 200, json: [{ result: { data: {} } }] }, 'Token not received'],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, '[502] Login failed'],
  ] as const) {
    await page.route(loginCall, (route) => route.fulfill(answer), { times: 1 })
    await submitLogin(page, t, demoEmail('student'), demoPassword)
    await expect(alert).toHaveText(message + t('login:serverHint'))
  }
  await page.route(loginCall, (route) => route.abort(), { times: 1 })
  await submitLogin(page, t, demoEmail('student'), demoPassword)
  await expect(alert).toHaveText(`Error: Failed to fetch${t('login:connectionHint')}`)
})

for (const next of ['//evil.example', '/\t/evil.example']) {
  // The guard fails the test on any request to another origin.
  test(`redirects to the home page when the next path is ${JSON.stringify(next)}`, async ({ page, t }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await submitLogin(page, t, demoEmail('student'), demoPassword)
    await expect(page).toHaveURL('/')
    await expect(userMenu(page, t, 'Demo student')).toBeVisible()
  })
}

test('shows when to retry after too many wrong passwords', async ({ page, t, request, guard }) => {
  guard.expect(/Failed to load resource.*429/)
  const email = 'often-guessed@example.org'
  const guess = async () => (await request.post('/api/auth/login', { data: { email, password: 'a guess' } })).status()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await guess())
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  await page.goto('/login')
  await submitLogin(page, t, email, 'another guess')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^\[429\] Login failedToo many attempts\. Please try again after \d{1,2}:\d\d\s[AP]M\.$/,
  )
})

test('signs in to the demo account when the URL contains autologin=1', async ({ page, t }) => {
  await page.goto('/login?autologin=1&next=/saved')
  await expect(page).toHaveURL('/saved')
  await expect(userMenu(page, t, 'Demo student')).toBeVisible()
})

test('keeps the current user signed in when the URL contains autologin=1', async ({ page, t }) => {
  await signInAs(page, t, 'editor')
  const sent: string[] = []
  page.on('request', (request) => {
    if (loginCall.test(request.url())) sent.push(request.url())
  })
  await page.goto('/login?autologin=1&next=/saved')
  await expect(page.getByText(t('login:signedIn.text', { email: demoEmail('editor') }))).toBeVisible()
  await page.getByRole('link', { name: t('login:signedIn.continue') }).click()
  await expect(page).toHaveURL('/saved')
  expect(sent).toEqual([])
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
})
