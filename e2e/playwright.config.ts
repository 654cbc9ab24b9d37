import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.mjs'
import type { ServerKind } from './support/server-kinds.ts'

// Finds the browser once. The workers load this file again, but inherit the path.
process.env['CHROME_PATH'] ??= ensureBrowser()

const onFullServer = '*.full.spec.ts'
/** The longest journeys, most of which start servers of their own. */
const longest = [
  'frozen-browser.spec.ts',
  'release.spec.ts',
  'questions-bulk.spec.ts',
  'study-plan-today.spec.ts',
  'measure.spec.ts',
]

export default defineConfig<object, { serverKind: ServerKind }>({
  globalSetup: fileURLToPath(new URL('setup/prepare-servers.ts', import.meta.url)),
  projects: [
    // One worker, because starting another full server for a second worker takes more time than it saves.
    { name: 'full server', testDir: 'journeys', testMatch: onFullServer, workers: 1, use: { serverKind: 'full' } },
    // Projects start in this order, so that neither worker is left with a long journey at the end.
    { name: 'long journeys', testDir: 'journeys', testMatch: longest },
    { name: 'journeys', testDir: 'journeys', testIgnore: [onFullServer, ...longest] },
  ],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // No retries, because a flaky test means that the page or the test has a defect.
  retries: 0,
  // A generous timeout, because the journeys also run on slow machines.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Tracing is off because it slows down every test, even with retain-on-failure. Pass `--trace on` when needed.
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
        // Disables the optimizing compilers. The pages close too soon to benefit from them.
        '--js-flags=--no-opt --no-maglev',
        // No hostname except localhost resolves, so the tests cannot reach other hosts. The guard in support/ reports
        // attempts.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
