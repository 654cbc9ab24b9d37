import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

export default mergeConfig(shared, {
  test: {
    // Uses two workers, because this suite outlasts the suites of the other packages.
    maxWorkers: 2,
    // On PostgreSQL, few tests open an embedded database, so optimizing PGlite's code costs more than it saves.
    execArgv: isOnPostgres ? ['--liftoff-only'] : [],
    setupFiles: ['./test/setup.ts'],
    globalSetup: 'scripts/bundle-source.mjs',
  },
})
