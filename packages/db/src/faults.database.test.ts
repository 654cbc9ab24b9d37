import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  createServerDatabase,
  kinds,
  openEmptyDatabase,
  openMigratedDatabase,
  openTarget,
} from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'
import type { Database } from './database.ts'
import { classifyDatabaseFault } from './faults.ts'

async function classify(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return classifyDatabaseFault(error)
  }
  throw new Error('The work did not fail')
}

describe.each(kinds)('classifyDatabaseFault, %s', (kind) => {
  it('returns undefined for invalid SQL, violated constraints and unrelated errors', async () => {
    const { prisma } = await openMigratedDatabase(kind)
    const share = { data: { id: 'one', result: {}, context: {} } }
    await prisma.share.create(share)
    expect(await classify(() => prisma.share.create(share))).toBeUndefined()
    expect(await classify(() => prisma.$queryRaw`SELECT nothing`)).toBeUndefined()
    expect(await classify(() => prisma.share.findUniqueOrThrow({ where: { id: 'two' } }))).toBeUndefined()
    expect(classifyDatabaseFault(new TypeError('not a function'))).toBeUndefined()
    expect(classifyDatabaseFault(null)).toBeUndefined()
  })

  it('returns busy when a transaction times out', async () => {
    const { prisma } = await openEmptyDatabase(kind)
    const slow = () =>
      prisma.$transaction(
        async (transaction) => {
          // Loops until the timeout aborts the transaction.
          for (;;) {
            await transaction.$queryRaw`SELECT 1`
            await nextTurn()
          }
        },
        { timeout: 1 },
      )
    expect(await classify(slow)).toBe('busy')
  })

  it.each([
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['53100', 'full'],
    ['57P01', 'unreachable'],
  ])('classifies PostgreSQL error %s as %s', async (code, fault) => {
    const database = await openEmptyDatabase(kind)
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'raised' USING ERRCODE = '${code}'; END $$`
    expect(await classify(() => database.prisma.$executeRawUnsafe(raise))).toBe(fault)
    expect(await classify(() => database.execute(raise))).toBe(fault)
  })
})

describe.runIf(kinds.includes('postgres'))('classifyDatabaseFault, PostgreSQL server', () => {
  it('returns unreachable when the server is down, has an unknown host name or closes the connection', async () => {
    const closed: Database[] = await Promise.all(
      ['postgres://pathwise@127.0.0.1:1/x', 'postgres://pathwise@nowhere.invalid/x'].map((url) => openDatabase(url)),
    )
    for (const database of closed) {
      expect(await classify(() => database.ping())).toBe('unreachable')
      expect(await classify(() => database.migrate())).toBe('unreachable')
      await database.close()
    }
    const database = await openTarget(await createServerDatabase())
    const end = () => database.prisma.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`
    expect(await classify(end)).toBe('unreachable')
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('throws a one-line error when the database or the role does not exist', async () => {
    const url = new URL(await createServerDatabase())
    url.pathname = '/no_such_database'
    const absent = await openDatabase(url.href)
    await expect(absent.migrate()).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: database "no_such_database" does not exist$/,
    )
    await absent.close()
  })
})
