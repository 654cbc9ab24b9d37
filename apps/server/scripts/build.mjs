import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { build } from 'esbuild'
import { entryPoints } from './entry-points.mjs'
import { escapeNonAscii } from './escape-non-ascii.mjs'
import { externalPackages } from './external-packages.mjs'

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
const commit = process.env.BUILD_COMMIT

const { outputFiles } = await build({
  entryPoints,
  // Let entry points share chunks. Separate bundles would take three times as long to build, and three times the space.
  splitting: true,
  chunkNames: 'chunk-[hash]',
  outdir: 'dist',
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { PATHWISE_VERSION: JSON.stringify(commit ? `${version}+${commit}` : version) },
  // Some bundled packages are CommonJS modules, which call `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  external: externalPackages,
  // Bundle tRPC from its source. Its published code targets browsers from before 2018 and copies objects property by
  // property, so a procedure call takes three times as long.
  alias: { '@trpc/server': fileURLToPath(new URL('../node_modules/@trpc/server/src', import.meta.url)) },
})
await mkdir('dist', { recursive: true })
for (const file of await readdir('dist')) if (file.startsWith('chunk-')) await rm(`dist/${file}`)
for (const { path: file, text, contents } of outputFiles)
  await writeFile(file, file.endsWith('.js') ? escapeNonAscii(text) : contents)

const folders = { migrations: '../../packages/db/prisma/migrations', seeds: '../../packages/seed/generated' }
for (const [name, source] of Object.entries(folders)) {
  // Delete old copies, so that a renamed migration does not remain under its old name.
  await rm(`dist/${name}`, { recursive: true, force: true })
  await cp(source, `dist/${name}`, { recursive: true })
}

const empty = await PGlite.create()
await empty.exec('CHECKPOINT')
const dump = await empty.dumpDataDir('gzip')
await empty.close()
await writeFile('dist/empty-database.tar.gz', Buffer.from(await dump.arrayBuffer()))
