import { mergeConfig } from 'vitest/config'
import { isolateFiles, shared } from '../../vitest.shared.ts'

export default mergeConfig(shared, {
  test: {
    // The longest suite: it often runs on while the other packages have finished.
    maxWorkers: 2,
    projects: isolateFiles(['test/auth.database.test.ts', 'test/start-refused.test.ts']),
  },
})
