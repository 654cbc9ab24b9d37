import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `pnpm --filter @pathwise/e2e run freeze`: writes a fixture, with everything else as in the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/freeze-artifacts',
  reporter: 'list',
  retries: 0,
  timeout: 300_000,
})
