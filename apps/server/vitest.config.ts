import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(shared, {
  test: {
    // This suite takes the longest, and is still running when the suites of the other packages have finished.
    maxWorkers: 2,
    setupFiles: ['./test/setup.ts'],
    globalSetup: 'scripts/bundle-source.mjs',
  },
})
