import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { diffSchema } from './schema-engine.ts'

const schema = await readFile(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')

it('finds no difference between schema.prisma and the migrations', async () => {
  expect(await diffSchema(defaultMigrationsDirectory, schema)).toBeUndefined()
})

it('finds a field that has no migration', async () => {
  const changed = schema.replace('model Share {', 'model Share {\n  note String?')
  expect(await diffSchema(defaultMigrationsDirectory, changed)).toContain(
    'ALTER TABLE "shares" ADD COLUMN     "note" TEXT',
  )
})

it('finds a removed index that has no migration', async () => {
  const changed = schema.replace('@@index([createdAt])', '')
  expect(await diffSchema(defaultMigrationsDirectory, changed)).toContain('DROP INDEX "shares_created_at_idx"')
})
