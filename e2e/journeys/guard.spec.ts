import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

// The guard that every other journey relies on must see what it is there for.
test('a page that breaks the rules is found out', async ({ page, guard }) => {
  guard.expect(/^console: said by the page/)
  guard.expect(/^uncaught: Error: thrown by the page/)
  guard.expect(/^console: .*Content Security Policy/)
  guard.expect(/^console: .*404/)
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
  await expect(page.goto('http://elsewhere.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})
