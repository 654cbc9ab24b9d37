import { fileURLToPath } from 'node:url'
import { boot } from './boot.ts'
import { builtWebApp } from './web/built.ts'

// This file runs as the bundle, which the build puts beside a copy of the migrations.
await boot({ webApp: builtWebApp, migrations: fileURLToPath(new URL('migrations', import.meta.url)) })
