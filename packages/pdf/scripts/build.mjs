import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'

const { dependencies } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))

// The server runs this bundle in a worker thread. It is built in this package so that fonts and MathJax resolve.
await build({
  entryPoints: ['src/worker.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@pathwise/')),
})
