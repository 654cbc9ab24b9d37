import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Skips the global setup, which starts the shared server, because the freeze starts its own server. */
const { globalSetup: _, ...settings } = journeys

/** Config of `pnpm --filter @pathwise/e2e run freeze`, which writes a fixture. Extends the config of the journeys. */
export default defineConfig({
  ...settings,
  projects: [{ name: 'freeze', testDir: '.' }],
  outputDir: '../test-results/freeze-artifacts',
  reporter: 'list',
  timeout: 300_000,
})
