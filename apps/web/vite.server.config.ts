import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guides } from './build/guides/plugin.ts'

/** The server build, which renders pages of records, such as shared reports. Bundles the app and its libraries into one program. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), guides()],
  publicDir: false,
  // Does not bundle MathLive, because its build for servers lacks math fields, and the server renders no editor anyway.
  ssr: { noExternal: true, external: ['mathlive'] },
  build: {
    target: 'node20',
    ssr: 'src/entry-record.tsx',
    outDir: 'dist/server',
  },
})
