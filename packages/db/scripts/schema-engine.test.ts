import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { diffSchema } from './schema-engine.ts'

const schema = await readFile(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')

it('finds no difference between schema.prisma and the migrations', async () => {
  expect(await diffSchema(defaultMigrationsDirectory, schema)).toBeUndefined()
})

// One comparison covers both changes, because each one replays all migrations.
it('finds a new field and a removed index without a migration', async () => {
  const withField = schema.replace('model Share {', 'model Share {\n  note String?')
  const difference = await diffSchema(defaultMigrationsDirectory, withField.replace('@@index([createdAt])', ''))
  expect(difference).toContain('ALTER TABLE "shares" ADD COLUMN     "note" TEXT')
  expect(difference).toContain('DROP INDEX "shares_created_at_idx"')
})
