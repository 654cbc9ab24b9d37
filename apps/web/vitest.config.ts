import { mergeConfig } from 'vitest/config'
import { isolateFiles, shared } from '../../vitest.shared.ts'
import { guides } from './build/guides/plugin.ts'

export default mergeConfig(shared, {
  plugins: [guides()],
  test: {
    setupFiles: ['./test/setup.ts'],
    // This suite takes the longest and is still running when the other packages have finished.
    maxWorkers: 2,
    projects: isolateFiles([
      'src/features/billing/checkout/payment.test.tsx',
      'src/features/billing/subscription/plan-setting.test.tsx',
    ]),
  },
})
