import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The config of `npm run screens`, which takes screenshots. Extends the journeys' config. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screens', testDir: '.' }],
  outputDir: '../test-results/screens-artifacts',
  reporter: 'list',
})
