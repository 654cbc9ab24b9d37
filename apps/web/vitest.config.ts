import { createRequire } from 'node:module'
import { mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import { guides } from './build/guides/plugin.ts'
import { SortByEnvironment } from './test/sort-by-environment.ts'

const require = createRequire(import.meta.url)
const jsxRuntime = require
  .resolve('react/jsx-runtime')
  .replace(/jsx-runtime\.js$/, 'cjs/react-jsx-runtime.production.js')

export default mergeConfig(shared, {
  plugins: [guides()],
  // React's development build records a stack trace for every element, which only its warnings show.
  oxc: { jsx: { development: false } },
  resolve: { alias: [{ find: /^react\/jsx-runtime$/, replacement: jsxRuntime }] },
  test: {
    setupFiles: ['./test/setup.ts'],
    sequence: { sequencer: SortByEnvironment },
    // This suite takes the longest and is still running when the other packages have finished.
    maxWorkers: 2,
    // With the default size, most of what a render allocates survives a collection and is collected again.
    execArgv: ['--max-semi-space-size=64'],
  },
})
