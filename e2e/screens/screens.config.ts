import { defineConfig } from '@playwright/test'
import journeys, { setup } from '../playwright.config.ts'

/** The config of `npm run screens`, which takes screenshots. Extends the journeys' config. */
export default defineConfig({
  ...journeys,
  projects: [setup, { name: 'screens', testDir: '.', dependencies: [setup.name] }],
  outputDir: '../test-results/screens-artifacts',
  reporter: 'list',
})
