import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Property tests draw the same cases in every run; `npm run drill fuzz` draws others. */
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** What every package's tests have in common. The JSON report is what `npm test` counts. */
export const shared = defineConfig({
  test: {
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    provide: { fuzzSeed },
    reporters: ['default', 'json'],
    outputFile: { json: process.env['TEST_REPORT'] ?? 'test-results/unit.json' },
    // The first database of a run makes the template that the others copy.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One process runs all files of a package, so it loads the modules and compiles the embedded database once.
    isolate: false,
  },
})

/**
 * Splits the tests of a package in two projects: the files named here run in a process each, all others in one process.
 * @param isolated files that replace modules or change the process, relative to the package
 */
export function isolateFiles(isolated: string[]): TestProjectInlineConfiguration[] {
  return [
    { extends: true, test: { name: 'one process', exclude: [...configDefaults.exclude, ...isolated] } },
    { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
  ]
}

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number
  }
}
