import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDatabaseDirectory } from '../test/database-directory.ts'
import { createServerDatabase, kinds, openTarget } from '../test/fresh-database.ts'
import { writeMigrations } from '../test/migrations.ts'
import type { Database } from './database.ts'

const script = fileURLToPath(new URL('../test/migrate-target.ts', import.meta.url))

function startMigrating(target: string, migrations: string) {
  const child = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', script, target, migrations], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: text(child.stdout) }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

async function readState({ prisma }: Database): Promise<unknown> {
  return prisma.$queryRaw`
    SELECT migration_name::text AS name, finished_at IS NOT NULL AS finished, to_regclass('b') IS NOT NULL AS b
    FROM _prisma_migrations ORDER BY migration_name`
}

const untouched = [{ name: '1_a', finished: true, b: false }]
const complete = [
  { name: '1_a', finished: true, b: true },
  { name: '2_b', finished: true, b: true },
]

it.runIf(kinds.includes('embedded'))(
  'leaves no trace of an embedded migration when the process is killed',
  async () => {
    const target = await createDatabaseDirectory()
    // `/pglite/data` is PGlite's data directory. Once the file `reached` exists, the migration has started this
    // statement.
    const endless = "COPY (SELECT 1) TO '/pglite/data/reached'; SELECT count(*) FROM generate_series(1, 1e15)"
    const migrations = await writeMigrations({
      '1_a': 'CREATE TABLE a (id int)',
      '2_b': `CREATE TABLE b (id int); ${endless}`,
    })
    const { child } = startMigrating(target, migrations)
    await vi.waitUntil(() => existsSync(join(target, 'reached')), { timeout: 100_000 })
    await killAndWait(child)

    const database = await openTarget(target)
    expect(await readState(database)).toEqual(untouched)
    const fixed = await writeMigrations({ '1_a': 'CREATE TABLE a (id int)', '2_b': 'CREATE TABLE b (id int)' })
    expect(await database.migrate(fixed)).toEqual(['2_b'])
    expect(await readState(database)).toEqual(complete)
  },
)

describe.runIf(kinds.includes('postgres'))('on PostgreSQL', () => {
  it('rolls back a migration when the process is killed, so that a waiting server can apply it', async () => {
    const target = await createServerDatabase()
    const database = await openTarget(target)
    // The migration waits for a lock on this table until the test releases the table.
    await database.prisma.$executeRaw`CREATE TABLE gate (id int)`
    const migrations = await writeMigrations({
      '1_a': 'CREATE TABLE a (id int)',
      '2_b': 'CREATE TABLE b (id int); LOCK TABLE gate IN ACCESS SHARE MODE',
    })
    const { first, second } = await database.prisma.$transaction(
      async (transaction) => {
        await transaction.$executeRaw`LOCK TABLE gate IN ACCESS EXCLUSIVE MODE`
        const first = startMigrating(target, migrations)
        await waitForLock(database, 'relation')
        const second = startMigrating(target, migrations)
        await waitForLock(database, 'advisory')
        await killAndWait(first.child)
        return { first, second }
      },
      { timeout: 100_000 },
    )
    expect(await first.output).toBe('')
    expect(await second.output).toBe('["2_b"]')
    expect(await readState(database)).toEqual(complete)
  })

  it('records no failure when the connection is lost, and retries at the next start', async () => {
    const database = await openTarget(await createServerDatabase())
    const lost = await writeMigrations({ '1_a': 'SELECT pg_terminate_backend(pg_backend_pid())' })
    await expect(database.migrate(lost)).rejects.toThrow('terminating connection')
    expect(await database.migrate(await writeMigrations({ '1_a': 'SELECT 1' }))).toEqual(['1_a'])
  })
})

/** Waits until a session of this database is blocked by a lock of this type. */
async function waitForLock({ prisma }: Database, type: 'advisory' | 'relation'): Promise<void> {
  await vi.waitUntil(
    async () => {
      const blocked = await prisma.$queryRaw<unknown[]>`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = ${type}`
      return blocked.length > 0
    },
    { timeout: 100_000 },
  )
}
