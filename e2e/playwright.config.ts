import { defineConfig } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.mjs'

// Found once, and handed to the workers, which load this file again.
process.env['CHROME_PATH'] ??= ensureBrowser()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // One that passes at its second try is listed as flaky: somebody must look at it, but it holds nobody else up.
  retries: 1,
  // For slow machines: how long something takes is no journey's matter.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The tests never leave this machine: no other name resolves. The guard in support/ names whoever tried.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
