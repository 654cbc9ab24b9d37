import { cp, readFile } from 'node:fs/promises'
import { build } from 'esbuild'

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
const commit = process.env.BUILD_COMMIT

await build({
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { PATHWISE_VERSION: JSON.stringify(commit ? `${version}+${commit}` : version) },
  // Some bundled packages are CommonJS and still call require.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // These find files of their own beside themselves at run time, so they are dependencies of this package too.
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'swagger-ui-dist', 'pino', '@fastify/static'],
})
await cp('../../packages/db/prisma/migrations', 'dist/migrations', { recursive: true })
