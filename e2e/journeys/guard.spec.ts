import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

// All other journeys rely on this guard, so this test checks that it detects each kind of problem.
test('the guard detects every kind of page problem', async ({ page, guard }) => {
  guard.expect(/^console: said by the page/)
  guard.expect(/^uncaught: Error: thrown by the page/)
  guard.expect(/^console: .*Content Security Policy/)
  guard.expect(/^console: .*404/)
  guard.expect(/^console: .*batch: status of 401 \(auth\.me\)/)
  guard.expect(/^outside request: http:\/\/elsewhere\.example\/$/)
  guard.expect(/^failed request: http:\/\/elsewhere\.example\/ net::ERR_NAME_NOT_RESOLVED/)
  await page.goto('/saved')
  await page.evaluate(async () => {
    console.error('said by the page')
    setTimeout(() => {
      throw new Error('thrown by the page')
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "inline"'
    document.head.append(script)
    await fetch('/api/nothing-here')
  })
  const batch = page.waitForEvent('requestfinished', (request) => request.url().includes('batch=1'))
  await page.evaluate(async () => (await fetch('/api/trpc/system.ok,auth.me?batch=1&input=%7B%7D')).text())
  await batch
  await guard.settle()
  await expect(page.goto('http://elsewhere.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})
