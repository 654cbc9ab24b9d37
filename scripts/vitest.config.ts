import { mergeConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

// Isolates each file, because some of these tests mock modules.
export default mergeConfig(shared, { test: { isolate: true } })
