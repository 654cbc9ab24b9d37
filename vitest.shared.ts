import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { reportUnhandledErrors } from './vitest.unhandled-errors.ts'

/**
 * The seed of the property tests, fixed so that every run generates the same cases. `npm run drill fuzz` generates
 * other cases.
 */
const fuzzSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** The path of the JSON report, relative to the package. */
const report = process.env['TEST_REPORT'] ?? 'test-results/unit.json'

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** The Vitest configuration that all packages share. `npm test` reads the number of tests from the JSON report. */
export const shared = defineConfig({
  test: {
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    provide: { fuzzSeed },
    reporters: ['default', 'json', reportUnhandledErrors(report)],
    outputFile: { json: report },
    // The hook timeout is long, because the first hook that opens a database also creates the template for all other
    // databases.
    hookTimeout: 180_000,
    testTimeout: 120_000,
    // One second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Runs all files of a package in one process, so that modules are loaded and the embedded database is compiled only
    // once. Tests must therefore spy on functions instead of mocking modules.
    isolate: false,
    // When tests run on PostgreSQL, few of them open an embedded database, so optimizing PGlite's code would take
    // longer than it saves.
    execArgv: isOnPostgres ? ['--liftoff-only'] : [],
    // Caches compiled modules, so that the next run does not compile the same file again.
    // Each package has its own cache folder, because Vitest empties the folder when the lockfile has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    fuzzSeed: number
  }
}
