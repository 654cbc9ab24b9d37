import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { reportUnhandledErrors } from './vitest.unhandled-errors.ts'

/**
 * The seed with which property tests generate the same cases in every run. `npm run drill fuzz` generates other cases.
 */
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** The path of the JSON report, relative to the package. */
const report = process.env['TEST_REPORT'] ?? 'test-results/unit.json'

/** The test config shared by all packages. `npm test` counts the tests in the JSON report. */
export const shared = defineConfig({
  test: {
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    provide: { fuzzSeed },
    reporters: ['default', 'json', reportUnhandledErrors(report)],
    outputFile: { json: report },
    // The first hook that opens a database also creates the template that other databases copy.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One process runs all files of a package, so modules are loaded and the embedded database is compiled only once.
    isolate: false,
    // Caches compiled modules, so that the two projects of a package, and the next run, do not compile the same file
    // again. Each package has its own folder, because Vitest empties the folder when the lockfile has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
  },
})

/**
 * Splits the tests of a package into two projects: each of the named files runs in a separate process, and all other
 * files run in one process.
 * @param isolated files that mock modules or change the process, relative to the package
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
