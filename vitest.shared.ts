import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Property tests draw the same cases in every run; `npm run test:fuzz` draws others. */
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** What every package's tests have in common. The JSON report is what `npm test` counts. */
export const shared = defineConfig({
  test: {
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    provide: { fuzzSeed },
    include: ['**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: process.env['TEST_REPORT'] ?? 'test-results/unit.json' },
    // The first database of a run makes the template that the others copy.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number
  }
}
