import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default mergeConfig(shared, {
  test: {
    // Uses two workers, because this suite takes longer than those of the other packages.
    maxWorkers: 2,
    setupFiles: ['./test/setup.ts'],
    globalSetup: 'scripts/bundle-source.mjs',
  },
})
