// Import this before the other modules, because V8 would already count the objects that they create.
import './v8-flags.ts'

import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp, readInlineScripts } from './web/built.ts'

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

// The build writes these files next to the server's bundle.
await boot({
  webApp: builtWebApp,
  inlineScripts: await readInlineScripts(),
  migrations: fileHere('migrations'),
  seeds: fileHere('seeds'),
  emptyDump: fileHere('empty-database.tar.gz'),
})
