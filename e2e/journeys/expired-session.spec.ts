import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { locateUserMenu, readStoredToken, signIn } from '../support/people.ts'

/** The browser logs the 401 for an expired token, even if the client then retries. It does not log calls in a batch. */
const expired = /Failed to load resource.*401/

/**
 * Simulates an expired access token in all tabs. Replaces the current token in requests with an unknown one, which the
 * server rejects in the same way (`apps/server/test/auth.test.ts`). Returns the current token.
 */
async function expireToken(page: Page) {
  const token = await readStoredToken(page)
  await page.context().route('**/api/**', (route, request) => {
    const headers = request.headers()
    if (headers['authorization'] !== `Bearer ${token}`) return route.fallback()
    return route.continue({ headers: { ...headers, authorization: 'Bearer expired' } })
  })
  return token
}

/** Records session refreshes. The returned function resolves to the statuses of the refresh responses. */
function watchRefreshes(context: BrowserContext) {
  const statuses: Promise<number | undefined>[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh'))
      statuses.push(request.response().then((response) => response?.status()))
  })
  return () => Promise.all(statuses)
}

test('keeps two tabs signed in when both renew an expired token', async ({ page, context, t, guard }) => {
  guard.allow(expired)
  const pages = [page, await context.newPage()]
  const refreshes = watchRefreshes(context)
  await signIn(page, 'student')
  const old = await expireToken(page)
  await Promise.all(pages.map((tab) => tab.goto('/account')))
  for (const tab of pages) await expect(locateUserMenu(tab, t, 'Demo student')).toBeVisible()
  expect(new Set(await refreshes())).toEqual(new Set([200]))
  const tokens = new Set(await Promise.all(pages.map(readStoredToken)))
  expect(tokens.size).toBe(1)
  expect(tokens).not.toContain(old)
})
