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
  // React's development build records a stack trace for every element, but uses it only in warnings.
  oxc: { jsx: { development: false } },
  resolve: { alias: [{ find: /^react\/jsx-runtime$/, replacement: jsxRuntime }] },
  test: {
    setupFiles: ['./test/setup.ts'],
    sequence: { sequencer: SortByEnvironment },
    // React logs this for each client render if an earlier test in the same process has rendered on the server.
    onConsoleLog: (log: string) =>
      !log.startsWith('Detected multiple renderers concurrently rendering the same context'),
    // Two workers, because this suite runs longer than those of the other packages.
    maxWorkers: 2,
    // A larger semi-space avoids minor garbage collections during a render, when most objects are still in use. Extra
    // garbage collection threads would compete with the workers for cores.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  },
})
