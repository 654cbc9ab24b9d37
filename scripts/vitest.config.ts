import { mergeConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

// Some of these tests mock modules, so each file is isolated.
export default mergeConfig(shared, { test: { isolate: true } })
