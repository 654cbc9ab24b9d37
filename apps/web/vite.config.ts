import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { inFirstVisit } from './build/first-visit.ts'
import { guides } from './build/guides/plugin.ts'

/** What every page needs. Libraries that only some pages use stay in those pages' chunks. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack\/(react-query|query-core)|@trpc|i18next|react-i18next|clsx)\//

const onEveryPage = /\/(index|vendor|shared|rolldown-runtime)-[^/]*\.(js|css)$/

/** Small parts that several pages share. */
const smallParts =
  /packages\/(ui|i18n)\/src\/[^/]+$|apps\/web\/src\/lib\/(session\/)?[^/]+$|packages\/planner\/src\/context|node_modules\/lucide-react\/|vite\/preload-helper/

/** The drawings of the home page and of what stands around every page, and what draws them. */
const firstDrawings =
  /lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|chevron-\w+|circle-[\w-]+|info|languages|triangle-[\w-]+|x)\.|vite\/preload-helper/

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
    // The Content Security Policy takes fonts from files alone.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    modulePreload: {
      polyfill: false,
      // What every page has loaded need not be named again for each page that is loaded later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !onEveryPage.test(file)) : files,
    },
    // For the prerendering, which names each page's files in its head, and then removes it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everyPage, priority: 3 },
            // Together they are two files instead of dozens: what the home page needs at once, and the rest.
            {
              name: (id, bundler) => (firstDrawings.test(id) || inFirstVisit(id, bundler) ? 'shared' : null),
              test: smallParts,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'parts', test: smallParts, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
