import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `pnpm --filter @pathwise/e2e run freeze`: writes a fixture, with everything else as in the journeys. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'freeze', testDir: '.' }],
  outputDir: '../test-results/freeze-artifacts',
  reporter: 'list',
  timeout: 300_000,
})
