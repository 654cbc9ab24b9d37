import { mergeConfig } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

// Some of these tests replace modules.
export default mergeConfig(shared, { test: { isolate: true } })
