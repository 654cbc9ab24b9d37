import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// V8's optimizing compiler would spend two seconds of CPU time on PGlite, more than it would save in these short
// queries.
export default mergeConfig(shared, {
  test: { execArgv: ['--liftoff-only'], globalSetup: './test/template-folder.ts' },
})
