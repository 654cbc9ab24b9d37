import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { kinds, openEmptyDatabase, openSameDatabaseTwice } from '../test/fresh-database.ts'
import { addMigrations, writeMigrations } from '../test/migrations.ts'
import type { Database } from './database.ts'
import { MigrationError } from './errors.ts'

async function tables({ prisma }: Database): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`
  return rows.map((row) => row.name).toSorted()
}

async function modelTables(): Promise<string[]> {
  const schema = await readFile(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')
  const models = [...schema.matchAll(/^model .+?^}/gms)].map(([model]) => /@@map\("(\w+)"\)/.exec(model)?.[1] ?? model)
  expect(models).toContain('users')
  return models
}

describe.each(kinds)('migrate, %s', (kind) => {
  it("applies this package's migrations once", async () => {
    const database = await openEmptyDatabase(kind)
    const applied = await database.migrate()
    expect(applied.length).toBeGreaterThanOrEqual(2)
    expect(await tables(database)).toEqual(['_prisma_migrations', ...(await modelTables())].toSorted())
    expect(await database.migrate()).toEqual([])
    const history = await database.prisma.$queryRaw<{ done: boolean; checksum: string }[]>`
      SELECT finished_at IS NOT NULL AND applied_steps_count = 1 AS done, checksum FROM _prisma_migrations`
    expect(history).toHaveLength(applied.length)
    for (const row of history) expect(row).toEqual({ done: true, checksum: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('applies migrations in name order, and applies only new migrations in later runs', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '2_b': 'ALTER TABLE a ADD b int', '1_a': 'CREATE TABLE a (id int)' })
    expect(await database.migrate(directory)).toEqual(['1_a', '2_b'])
    await addMigrations(directory, { '3_c': 'ALTER TABLE a ADD c int' })
    expect(await database.migrate(directory)).toEqual(['3_c'])
  })

  it('rejects an edited migration, but accepts one in which only the line endings changed', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': 'CREATE TABLE a (id int);\n' })
    await database.migrate(directory)
    await addMigrations(directory, { '1_a': 'CREATE TABLE a (id int);\r\n' })
    expect(await database.migrate(directory)).toEqual([])
    await addMigrations(directory, { '1_a': 'CREATE TABLE a (id bigint);\n', '2_b': 'CREATE TABLE b (id int)' })
    await expect(database.migrate(directory)).rejects.toThrow(/^Migration 1_a was edited/)
    expect(await tables(database)).toEqual(['_prisma_migrations', 'a'])
  })

  it('rolls back a failed migration, and applies no later migration until it is resolved', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({
      '1_a': 'CREATE TABLE a (id int)',
      '2_b': 'CREATE TABLE b (id int); SELECT nothing_like_this()',
      '3_c': 'CREATE TABLE c (id int)',
    })
    await expect(database.migrate(directory)).rejects.toThrow(/^Migration 2_b failed: .*nothing_like_this/)
    expect(await tables(database)).toEqual(['_prisma_migrations', 'a'])
    await addMigrations(directory, { '2_b': 'CREATE TABLE b (id int)' })
    const refusal = await database.migrate(directory).catch((error: unknown) => error)
    if (!(refusal instanceof MigrationError)) throw new Error('not refused')
    expect(refusal.message).toMatch(/^Migration 2_b failed earlier: .*nothing_like_this.*`npm run db -- resolve 2_b`/)
    expect(refusal.message).not.toContain('\n')
    await database.resolveMigration('2_b', 'retry', directory)
    expect(await database.migrate(directory)).toEqual(['2_b', '3_c'])
  })

  it('skips a failed migration that was resolved as applied', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': 'SELECT nothing_like_this()', '2_b': 'CREATE TABLE b (id int)' })
    await expect(database.migrate(directory)).rejects.toThrow(MigrationError)
    await database.resolveMigration('1_a', 'applied', directory)
    expect(await database.migrate(directory)).toEqual(['2_b'])
  })

  it.each([
    ['1_a', 'Migration 1_a has not failed: there is nothing to resolve.'],
    ['9_z', 'There is no migration 9_z in '],
  ])('refuses to resolve %s, which has not failed', async (name, message) => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': 'SELECT 1' })
    await database.migrate(directory)
    await expect(database.resolveMigration(name, 'applied', directory)).rejects.toThrow(message)
  })

  it('retries a migration that an earlier version recorded but did not finish', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': 'CREATE TABLE a (id int)' })
    await database.migrate(await writeMigrations({}))
    await database.prisma.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', 'of its script', '1_a')`
    expect(await database.migrate(directory)).toEqual(['1_a'])
    expect(await database.migrate(directory)).toEqual([])
  })

  it.each([
    ['CREATE TABLE a (id int); COMMIT; CREATE TABLE b (id int)', 'EXECUTE of transaction commands is not implemented'],
    ['BEGIN; CREATE TABLE a (id int)', 'EXECUTE of transaction commands is not implemented'],
    ['CREATE TABLE a (id int); VACUUM', 'VACUUM cannot'],
  ])('rejects a script that cannot run in a transaction: %s', async (sql, reason) => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': sql })
    await expect(database.migrate(directory)).rejects.toThrow(reason)
    expect(await tables(database)).toEqual(['_prisma_migrations'])
  })

  it('rejects a database from a newer version unless a downgrade is allowed', async () => {
    const database = await openEmptyDatabase(kind)
    await database.migrate(await writeMigrations({ '1_a': 'SELECT 1', '3_newer': 'SELECT 1', '2_new': 'SELECT 1' }))
    const folder = await writeMigrations({ '1_a': 'SELECT 1', '1_b': 'CREATE TABLE b (id int)' })
    const refusal = /^The database is newer than this program, which does not know its migration 3_newer\. [^\n]+$/
    await expect(database.migrate(folder)).rejects.toThrow(refusal)
    expect(await tables(database)).toEqual(['_prisma_migrations'])
    expect(await database.migrate(folder, { allowsNewer: true })).toEqual(['1_b'])
  })

  it('names the migrations folder in the error when the folder is missing', async () => {
    const database = await openEmptyDatabase(kind)
    await expect(database.migrate('/nowhere/at/all')).rejects.toThrow('no migrations folder at /nowhere/at/all')
  })

  it('applies migrations once when called twice concurrently', async () => {
    const database = await openEmptyDatabase(kind)
    const directory = await writeMigrations({ '1_a': 'CREATE TABLE a (id int)', '2_b': 'CREATE TABLE b (id int)' })
    const runs = await Promise.all([database.migrate(directory), database.migrate(directory)])
    expect(runs).toContainEqual(['1_a', '2_b'])
    expect(runs).toContainEqual([])
  })
})

describe.runIf(kinds.includes('postgres'))('migrate, two servers', () => {
  it('applies migrations once when two servers start at the same time', async () => {
    const [one, other] = await openSameDatabaseTwice()
    const directory = await writeMigrations({ '1_slow': 'SELECT pg_sleep(0.2); CREATE TABLE a (id int)' })
    const runs = await Promise.all([one.migrate(directory), other.migrate(directory)])
    expect(runs.flat()).toEqual(['1_slow'])
    expect(await one.prisma.$queryRaw`SELECT count(*)::int AS rows FROM _prisma_migrations`).toEqual([{ rows: 1 }])
  })
})
