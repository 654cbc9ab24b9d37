import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

test('shows the portal with a link home when the path is unknown', async ({ page, request, t, guard }) => {
  guard.expect(/console: .*404/)
  const headers = { accept: 'text/html' }
  for (const path of ['/nowhere', '/plan/', '/Plan', '/guides/us/exams/gre', '/guides/us/math/algebra'])
    expect((await request.get(path, { headers })).status(), path).toBe(404)
  const answer = await page.goto('/saved/more')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('portal:missing.title') })).toBeVisible()
  await expect(page).toHaveURL('/saved/more')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal:places.home') })
    .click()
  await expect(page).toHaveURL('/')
})

test('serves a page at /content to browsers, and JSON to API clients', async ({ page, request, t }) => {
  const answer = await page.goto('/content')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: t('contentList:title') })).toBeVisible()
  expect(await (await request.get('/content', { headers: { accept: 'application/json' } })).json()).toBeInstanceOf(
    Array,
  )
})

/**
 * Headers that the comparison ignores. The date and the request id vary, and HEAD responses have no body to transfer.
 */
const varying = new Set(['date', 'x-request-id', 'transfer-encoding'])

test('returns the same status and headers for HEAD as for GET', async ({ request }) => {
  for (const path of [
    '/',
    '/?lang=ko',
    '/plan',
    '/portal',
    '/nowhere',
    '/guides/us/nothing',
    '/robots.txt',
    '/first.js',
    '/gone.js',
  ]) {
    const get = await request.get(path)
    const head = await request.head(path)
    const [expected, actual] = [get, head].map((answer) =>
      answer.headersArray().filter(({ name }) => !varying.has(name.toLowerCase())),
    )
    expect(head.status(), path).toBe(get.status())
    expect(actual, path).toEqual(expected)
  }
})
