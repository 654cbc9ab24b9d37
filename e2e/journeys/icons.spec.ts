import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

const types = {
  '/favicon.ico': 'image/vnd.microsoft.icon',
  '/favicon.svg': 'image/svg+xml',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
  '/manifest.webmanifest': 'application/manifest+json',
}

test('serves icons and manifest with correct content types for GET and HEAD', async ({ request }) => {
  for (const [path, type] of Object.entries(types)) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(path, { method })
      expect(response.status(), path).toBe(200)
      expect(response.headers()['content-type']?.split(';')[0], path).toBe(type)
    }
  }
})

test('links to a valid web app manifest', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/portal')
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
})
