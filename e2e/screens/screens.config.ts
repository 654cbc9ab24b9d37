import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run screens`: pictures instead of checks, with everything else as in the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/screens-artifacts',
  reporter: 'list',
})
