import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { guides } from './build/guides/plugin.ts'

export default mergeConfig(shared, { plugins: [guides()], test: { setupFiles: ['./test/setup.ts'] } })
