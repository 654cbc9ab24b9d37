import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vitest/config'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { shared } from '../../vitest.shared.ts'

const launchOptions = {
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
}

// The editor's behavior depends on the browser, so tests run in a real one.
export default mergeConfig(shared, {
  plugins: [react(), tailwindcss()],
  // Lets Vite serve files outside this package: fixtures from packages/rich-text, and math-problems.jsonl next to the
  // repository.
  server: { fs: { strict: false } },
  test: {
    setupFiles: ['./test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 900, height: 700 },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
