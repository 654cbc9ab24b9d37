import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp } from './web/built.ts'

const folderHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

// The build copies both folders next to this bundle.
await boot({ webApp: builtWebApp, migrations: folderHere('migrations'), seeds: folderHere('seeds') })
