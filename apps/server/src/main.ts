import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp } from './web/built.ts'

// The build copies the migrations next to this bundle.
await boot({ webApp: builtWebApp, migrations: fileURLToPath(new URL('migrations', import.meta.url)) })
