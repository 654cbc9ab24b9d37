import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// V8's optimizing compiler would take two seconds of CPU time for PGlite, which these short queries do not earn back.
export default mergeConfig(shared, { test: { execArgv: ['--liftoff-only'] } })
