import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Any existing file keeps the command line from downloading an engine. It must not be an executable one:
// with /bin/true, `prisma migrate deploy` reports success and applies nothing. Use `pnpm migration` instead.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('./package.json', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
