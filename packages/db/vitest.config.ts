import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// V8's optimizing compiler would spend two seconds of CPU time on PGlite, which is more than these short queries save.
export default mergeConfig(shared, { test: { execArgv: ['--liftoff-only'] } })
