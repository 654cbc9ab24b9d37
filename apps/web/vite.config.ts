import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { compileSources } from './build/compile-sources.ts'
import { dropUnusedComponents } from './build/drop-unused-components.ts'
import { apiClient, importsApiClient, importsZod, isInFirstVisit } from './build/first-visit.ts'
import { guides } from './build/guides/plugin.ts'

/** Libraries that every page needs. Other libraries stay in the chunks of the pages that use them. */
const everyPage = /node_modules\/(react|react-dom|scheduler|react-router|cookie|i18next|react-i18next|clsx)\//

/** Modules with their own chunks: the entry, the home page and style sheets. */
const apart = /apps\/web\/src\/(main\.tsx|features\/home\/(?!load-))|\.css$/

const onEveryPage = /\/(index|vendor|shared|rolldown-runtime)-[^/]*\.(js|css)$/

/** Small modules that several pages share. */
const smallParts =
  /packages\/(ui|i18n)\/src\/[^/]+$|apps\/web\/src\/lib\/(session\/)?[^/]+$|packages\/planner\/src\/context|\.vocabulary\.ts$|node_modules\/lucide-react\//

/** The schemas of study plans, which reports and the study plan share, with the exams and courses that they name. */
const planSchemas =
  /packages\/(planner\/src\/(calendar|data\/(courses|exams)|study-plan\/study-plan)|api\/src\/study-plan\/work\.schemas)\.ts$/

/** The icons of the home page and the shell, the code that renders them, and the code that loads files. */
const firstDrawings =
  /lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|book-open|calendar-check|chevron-down|circle-check|circle-exclamation-point|info|languages|pencil-line|triangle-[\w-]+|x)\.|vite\/preload-helper|dynamic_import_helper/

export default defineConfig({
  // Set the root explicitly, because the dev server embeds this configuration in its own process.
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    guides(),
    compileSources(),
    dropUnusedComponents(),
    // The server sends these precompressed files instead of compressing each response.
    compression({ algorithms: ['brotliCompress', 'gzip'] }),
  ],
  build: {
    target: 'es2023',
    // Fonts stay files, because the Content Security Policy forbids fonts in data URLs.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    modulePreload: {
      polyfill: false,
      // Dynamic imports need not preload files that every page has already loaded.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !onEveryPage.test(file)) : files,
    },
    // Prerendering reads the manifest to add each page's files to its head, then deletes the manifest.
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Drops the router's unused error boundary, which would remain because it extends a property of React.
        propertyReadSideEffects: false,
        // Drops unused files of tRPC. Their modules have no side effects, although the packages' manifests do not
        // declare it.
        moduleSideEffects: [{ test: /\/node_modules\/@trpc\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id) => (everyPage.test(id) && !apart.test(id) ? 'vendor' : null),
              debugName: 'vendor',
              priority: 4,
            },
            // Every page except the home page needs these libraries.
            { name: 'api-client', test: apiClient, priority: 4 },
            // Everything that the first visit loads, except the home page and the entry module. The entry module has
            // its own chunk, because it awaits the page's code. If a page imported from the entry's chunk, the two
            // would wait for each other.
            {
              name: (id, bundler) =>
                firstDrawings.test(id) || (!apart.test(id) && isInFirstVisit(id, bundler)) ? 'shared' : null,
              debugName: 'shared',
              priority: 3,
            },
            // Groups dozens of small files that pages share. Files that need zod form a separate group, because many
            // pages do not use zod, and zod is five times as large as the other files together. Files that need the API
            // client also form a separate group, because the lower half of the home page does not load that client. A
            // group includes everything that its files import, so the group without these libraries has the highest
            // priority.
            {
              name: (id, bundler) =>
                smallParts.test(id) && !importsZod(id, bundler) && !importsApiClient(id, bundler) ? 'parts' : null,
              debugName: 'parts',
              minShareCount: 2,
              priority: 2,
            },
            {
              name: (id, bundler) => (smallParts.test(id) && !importsZod(id, bundler) ? 'api-parts' : null),
              debugName: 'api-parts',
              minShareCount: 2,
              priority: 1,
            },
            // Separate from the checked parts, because building the schemas of those takes 40 ms on a phone, and a
            // shared report needs only zod and the schemas of plans.
            { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
            { name: 'plan-parts', test: planSchemas, priority: 1 },
            { name: 'checked-parts', test: smallParts, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
})
