import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.mjs'

// Found once, and handed to the workers, which load this file again.
process.env['CHROME_PATH'] ??= ensureBrowser()

/** Prepares the data that every server starts from. */
export const setup = {
  name: 'setup',
  testDir: fileURLToPath(new URL('setup', import.meta.url)),
  testMatch: '*.setup.ts',
}

export default defineConfig({
  projects: [setup, { name: 'journeys', testDir: 'journeys', dependencies: [setup.name] }],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second try shows a defect of the page or of the test.
  retries: 0,
  // Generous, because slow machines run the journeys too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Playwright records a trace of every test, even to keep those of failures only: pass `--trace on` where it helps.
    trace: 'off',
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
