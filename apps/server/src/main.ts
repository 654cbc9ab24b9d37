import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp } from './web/built.ts'

// The build puts this bundle next to a copy of the migrations.
await boot({ webApp: builtWebApp, migrations: fileURLToPath(new URL('migrations', import.meta.url)) })
