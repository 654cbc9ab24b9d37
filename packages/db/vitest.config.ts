import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

// Starting a database takes a second or two on a busy machine.
export default mergeConfig(shared, { test: { testTimeout: 30_000, hookTimeout: 60_000 } })
