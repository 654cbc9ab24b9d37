import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

test('shows the portal with a link to the home page at an unknown path', async ({ page, t, guard }) => {
  guard.expect(/console: .*404/)
  for (const path of [
    '/nowhere',
    '/plan/',
    '/Plan',
    '/saved/more',
    '/guides/us/exams/gre',
    '/guides/us/math/algebra',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('portal:missing.title') }), path).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal:places.home') })
    .click()
  await expect(page).toHaveURL('/')
})

/** Headers that differ between two responses, or that describe a body. HEAD responses have no body. */
const varying = new Set(['date', 'x-request-id', 'transfer-encoding'])

test('returns the same status and headers for HEAD as for GET for built pages and files', async ({ request }) => {
  for (const path of [
    '/',
    '/?lang=ko',
    '/plan',
    '/portal',
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
