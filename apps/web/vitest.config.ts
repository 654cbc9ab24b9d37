import { mergeConfig } from 'vitest/config'
import { isolateFiles, shared } from '../../vitest.shared.ts'
import { guides } from './build/guides/plugin.ts'

export default mergeConfig(shared, {
  plugins: [guides()],
  test: {
    setupFiles: ['./test/setup.ts'],
    projects: isolateFiles([
      'src/features/billing/checkout/checkout-page.test.tsx',
      'src/features/billing/subscription/plan-setting.test.tsx',
    ]),
  },
})
