import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { testOn } from '../support/own-server.ts'
import { keptToken, signInAs, userMenu } from '../support/people.ts'

const shortLived = testOn('short-lived', () => ({ ACCESS_TOKEN_SECONDS: '2' }))

/** The browser notes a call with an expired token, unless it was one of a batch, before it is repeated. */
const expired = /Failed to load resource.*401/

/** What the server says to the holder of a token. */
async function statusOf(request: APIRequestContext, token: string | null) {
  const answer = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

async function waitForExpiry(page: Page) {
  const token = await keptToken(page)
  await expect.poll(() => statusOf(page.request, token)).toBe(401)
  return token
}

function refreshesOf(context: BrowserContext) {
  const statuses: Promise<number | undefined>[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh'))
      statuses.push(request.response().then((response) => response?.status()))
  })
  return () => Promise.all(statuses)
}

shortLived('an expired token is renewed without anybody noticing', async ({ page, context, t, guard }) => {
  guard.allow(expired)
  await signInAs(page, t, 'student')
  const refreshes = refreshesOf(context)
  const old = await waitForExpiry(page)
  await page.goto('/account')
  await expect(page.getByText('student@pathwise.example').first()).toBeVisible()
  expect(await keptToken(page)).not.toBe(old)
  expect(await refreshes()).toEqual([200])
})

shortLived('two tabs that refresh at once both stay signed in', async ({ page, context, t, guard }) => {
  guard.allow(expired)
  const pages = [page, await context.newPage()]
  await signInAs(page, t, 'student')
  const refreshes = refreshesOf(context)
  await waitForExpiry(page)
  await Promise.all(pages.map((tab) => tab.goto('/account')))
  for (const tab of pages) await expect(userMenu(tab, t, 'Demo student')).toBeVisible()
  expect(new Set(await refreshes())).toEqual(new Set([200]))
  expect(new Set(await Promise.all(pages.map(keptToken))).size).toBe(1)
})

shortLived(
  'a session that has ended elsewhere ends here, and the way back leads to the same page',
  async ({ page, context, t, guard }) => {
    guard.expect(expired)
    await signInAs(page, t, 'student')
    await waitForExpiry(page)
    await context.clearCookies()
    await page.goto('/account')
    await expect(page).toHaveURL('/login?next=%2Faccount')
    expect(await keptToken(page)).toBeNull()
  },
)

test('signing in and out in one tab is followed by the other', async ({ page, context, t }) => {
  const other = await context.newPage()
  await other.goto('/saved')
  await expect(userMenu(other, t, '(anon)')).toBeVisible()
  await signInAs(page, t, 'student')
  await expect(userMenu(other, t, 'Demo student')).toBeVisible()

  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: t('account:title') })).toBeVisible()
  const token = await keptToken(page)
  await userMenu(page, t, 'Demo student').click()
  await page.getByRole('button', { name: t('shell:nav.logout'), exact: true }).click()
  await expect(userMenu(page, t, '(anon)')).toBeVisible()
  await expect(userMenu(other, t, '(anon)')).toBeVisible()
  await expect(other).toHaveURL('/login?next=%2Faccount')
  expect(await keptToken(other)).toBeNull()
  expect(await statusOf(page.request, token), 'the token that was kept').toBe(401)
  expect((await page.request.post('/api/auth/refresh')).status(), 'the cookie').toBe(401)
})

test('a logout that does not reach the server is not pretended', async ({ page, t, guard }) => {
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
