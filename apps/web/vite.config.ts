import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { guides } from './build/guides/plugin.ts'

/** What every page needs. Libraries that only some pages use stay in those pages' chunks. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack|@trpc|i18next|react-i18next|clsx)\//

/** Small parts of ours that most pages share; together they are one file instead of ten. */
const ourSmallParts =
  /packages\/(ui|i18n)\/src\/[^/]+$|apps\/web\/src\/lib\/(session\/)?[^/]+$|packages\/planner\/src\/context|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-\w+|circle-[\w-]+|info|languages|triangle-[\w-]+|x)\.|vite\/preload-helper/

/** The other drawings: those that several pages show are one file, which the home page does without at first. */
const drawings = /node_modules\/lucide-react\//

export default defineConfig({
  // Found from here, so that the server can embed this configuration in its own process during development.
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    guides(),
    // The server sends these as they are, instead of compressing each file for each visitor.
    compression({ algorithms: ['brotliCompress', 'gzip'] }),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // For the prerendering, which names each page's files in its head, and then removes it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everyPage, priority: 3 },
            { name: 'shared', test: ourSmallParts, minShareCount: 2, priority: 2 },
            { name: 'drawings', test: drawings, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
