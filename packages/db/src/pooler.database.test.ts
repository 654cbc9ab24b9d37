import { expect, it, onTestFinished, vi } from 'vitest'
import { createServerDatabase, kinds } from '../test/fresh-database.ts'
import { hasPooler, startPooler } from '../test/pooler.ts'
import { openDatabase } from './client.ts'
import type { Database, NoticeHandler } from './database.ts'
import { postgresDatabase } from './postgres-database.ts'

/** Opens a migrated database behind a pooler with a single server connection. */
async function openPooled(): Promise<Database> {
  const direct = await createServerDatabase()
  const pooledUrl = await startPooler(direct, 1)
  const database = await openDatabase(direct, { pooledUrl })
  onTestFinished(() => database.close())
  // Connections that the pooler has already opened keep their time zone. Only connections opened from now on use the
  // new one.
  await database.execute(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET TimeZone = ''Asia/Seoul''', current_database()); END $$`,
  )
  await database.migrate()
  return database
}

const share = (id: string, createdAt: Date) => ({ data: { id, result: {}, context: {}, createdAt } })
const ownLocks = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()`
const moment = new Date('2026-07-01T03:04:05.678Z')

it.runIf(kinds.includes('postgres') && hasPooler)(
  'uses PgBouncer for queries only, and keeps timestamps unchanged',
  async () => {
    const database = await openPooled()
    const received = vi.fn<NoticeHandler>()
    await database.listen('export_jobs', received)
    const times = Array.from({ length: 20 }, (_, index) => new Date(moment.getTime() + index))
    // There are more clients than pooler connections.
    await Promise.all(times.map((time, index) => database.prisma.share.create(share(String(index), time))))
    const rows = await database.prisma.$queryRaw<{ epoch: number }[]>`
      SELECT (extract(epoch FROM created_at) * 1000)::float8 AS epoch FROM shares ORDER BY created_at`
    expect(rows.map(({ epoch }) => epoch)).toEqual(times.map((time) => time.getTime()))
    await database.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(1)`
      await transaction.share.create(share('locked', moment))
      await transaction.$executeRaw`SELECT pg_notify('export_jobs', 'kept')`
    })
    await vi.waitFor(() => expect(received.mock.calls).toEqual([['kept']]))
    const failing = database.prisma.$transaction(async (transaction) => {
      await transaction.share.create(share('lost', moment))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await database.prisma.share.count({ where: { id: { in: ['locked', 'lost'] } } })).toBe(1)
    // A session lock on a pooled connection would leak to the next client.
    expect(await database.migrate()).toEqual([])
    expect(await database.execute(ownLocks)).toEqual([])
  },
)

it('names DATABASE_DIRECT_URL in the error when the direct connection fails', async () => {
  const database = postgresDatabase('postgres://pathwise@127.0.0.1:1/direct', {
    pooledUrl: 'postgres://pathwise@127.0.0.1:2/pooled',
    poolSize: 10,
    statementMs: 0,
  })
  onTestFinished(() => database.close())
  await expect(database.migrate()).rejects.toThrow(
    /^The database of DATABASE_DIRECT_URL cannot be used: .+127\.0\.0\.1:1$/,
  )
  await expect(database.ping()).rejects.toThrow(/127\.0\.0\.1:2|reach/)
})
