import { defineConfig } from 'vitest/config'

/** What every package's tests have in common. The JSON report is what `npm test` counts. */
export const shared = defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: process.env['TEST_REPORT'] ?? 'test-results/unit.json' },
    // The first database of a run makes the template that the others copy.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
