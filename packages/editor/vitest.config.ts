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

// An editor is what a browser makes of it: these tests run in a real one.
export default mergeConfig(shared, {
  plugins: [react(), tailwindcss()],
  // Fixtures of packages/rich-text, and the problems that may lie beside the repository.
  server: { fs: { strict: false } },
  test: {
    setupFiles: ['./test/setup.ts'],
    // Each file needs a document of its own.
    isolate: true,
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
