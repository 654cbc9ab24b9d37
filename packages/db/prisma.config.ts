import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Pointing this to any existing file keeps Prisma's CLI from downloading an engine. The file must not be executable:
// with /bin/true, `prisma migrate deploy` reports success but applies nothing. Use `pnpm migration` instead.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('./package.json', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
