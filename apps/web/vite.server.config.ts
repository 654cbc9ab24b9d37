import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guides } from './build/guides/plugin.ts'

/** The server build that renders shared reports: the same app, bundled with its libraries into one program. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), guides()],
  publicDir: false,
  // MathLive's build for servers has no fields, and the server renders no editor.
  ssr: { noExternal: true, external: ['mathlive'] },
  build: {
    target: 'node20',
    ssr: 'src/entry-report.tsx',
    outDir: 'dist/server',
  },
})
