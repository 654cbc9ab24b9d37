import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Prisma's CLI downloads no engine if this variable names an existing file. The file must not be executable: with
// /bin/true, `prisma migrate deploy` reports success without applying anything. Use `pnpm migration` instead.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('./package.json', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
