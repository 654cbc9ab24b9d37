import { defineConfig } from '@playwright/test'
import journeys, { setup } from '../playwright.config.ts'

/** `npm run screens`: pictures instead of checks, with everything else as in the journeys. */
export default defineConfig({
  ...journeys,
  projects: [setup, { name: 'screens', testDir: '.', dependencies: [setup.name] }],
  outputDir: '../test-results/screens-artifacts',
  reporter: 'list',
})
