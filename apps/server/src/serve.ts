import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp, readInlineScripts } from './web/built.ts'

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

// The build writes the seed data next to the server's bundle.
await boot({
  webApp: builtWebApp,
  inlineScripts: await readInlineScripts(),
  seeds: fileHere('seeds'),
  emptyDump: fileHere('empty-database.tar.gz'),
})
