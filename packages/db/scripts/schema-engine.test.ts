import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultMigrationsDirectory } from '../src/migrate.ts'
import { acquireEmptyDatabase, releaseEmptyDatabase } from '../test/fresh-database.ts'
import { writeMigrations } from '../test/migrations.ts'
import { diffSchema } from './schema-engine.ts'

const schema = await readFile(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')

let pglite: PGlite
beforeEach(async () => {
  pglite = await acquireEmptyDatabase()
})
afterEach(() => releaseEmptyDatabase(pglite))

it('finds no difference between schema.prisma and the migrations', async () => {
  expect(await diffSchema(defaultMigrationsDirectory, schema, pglite)).toBeUndefined()
})

// A comparison replays all migrations. This test therefore uses small ones, and finds both changes with one comparison.
it('finds a new field and a removed index when no migration contains them', async () => {
  const migrations = await writeMigrations({
    '1_shares': `CREATE TABLE "shares" ("id" TEXT NOT NULL PRIMARY KEY, "made" INTEGER NOT NULL);
      CREATE INDEX "shares_made_idx" ON "shares"("made")`,
  })
  const settings = schema.slice(0, schema.indexOf('\nmodel '))
  const model = (note: string) => `${settings}
    model Share {
      id   String @id
      made Int
      ${note}
      @@map("shares")
    }`
  const difference = await diffSchema(migrations, model('note String?'), pglite)
  expect(difference).toContain('ALTER TABLE "shares" ADD COLUMN     "note" TEXT')
  expect(difference).toContain('DROP INDEX "shares_made_idx"')
})
