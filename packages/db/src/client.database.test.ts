import { describe, expect, it, onTestFinished } from 'vitest'
import { kinds, openEmptyDatabase, openMigratedDatabase, server } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'

describe.each(kinds)('openDatabase, %s', (kind) => {
  it('opens a database that responds to pings until it is closed, and that can be closed twice', async () => {
    const database = await openEmptyDatabase(kind)
    expect(database.kind).toBe(kind)
    await database.ping()
    await database.close()
    await database.close()
    await expect(database.ping()).rejects.toThrow('The database is closed.')
  })

  it('stores timestamps unchanged in any time zone', async () => {
    const database = await openMigratedDatabase(kind)
    const moment = new Date('2026-07-01T03:04:05.678Z')
    const row = await database.prisma.share.create({ data: { id: 'a', result: {}, context: {}, createdAt: moment } })
    expect(row.createdAt).toEqual(moment)
    const [stored] = await database.prisma.$queryRaw<{ epoch: number }[]>`
      SELECT (extract(epoch FROM created_at) * 1000)::float8 AS epoch FROM shares`
    expect(stored?.epoch).toBe(moment.getTime())
    const now = await database.prisma.share.create({ data: { id: 'b', result: {}, context: {} } })
    expect(Math.abs(now.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('rolls back a failed transaction', async () => {
    const database = await openMigratedDatabase(kind)
    const failing = database.prisma.$transaction(async (transaction) => {
      await transaction.share.create({ data: { id: 'a', result: {}, context: {} } })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await database.prisma.share.count()).toBe(0)
  })
})

describe('openDatabase without a reachable server', () => {
  it('opens the database without connecting, and rejects the first ping', async () => {
    const database = await openDatabase('postgresql://nobody@127.0.0.1:1/nothing')
    await expect(database.ping()).rejects.toThrow(/reach|ECONNREFUSED|connect/)
    await database.close()
  })

  it.each([
    ['nothing listens', 'postgresql://role:secret@127.0.0.1:1/name', /ECONNREFUSED 127\.0\.0\.1:1$/],
    ['nothing listens at any address of a name', 'postgresql://role:secret@localhost:1/name', /ECONNREFUSED/],
    ['the URL has no valid port', 'postgresql://role:secret@127.0.0.1:port/name', /Invalid URL$/],
  ])('throws a one-line error without the password when %s', async (_case, url, reason) => {
    const refusal = await refusedMigration(url)
    expect(refusal).toMatch(oneLine)
    expect(refusal).toMatch(reason)
    expect(refusal).not.toContain('secret')
  })

  it.runIf(server).each([
    ['the role does not exist', { username: 'absent' }, /"absent"/],
    ['the database does not exist', { pathname: '/absent' }, /database "absent" does not exist$/],
  ])('throws a one-line error when %s', async (_case, parts, reason) => {
    const refusal = await refusedMigration(Object.assign(new URL(server ?? ''), parts).href)
    expect(refusal).toMatch(oneLine)
    expect(refusal).toMatch(reason)
  })
})

const oneLine = /^DatabaseConnectionError: The database of DATABASE_URL cannot be used: [^\n]+$/

async function refusedMigration(url: string): Promise<string> {
  const database = await openDatabase(url)
  onTestFinished(() => database.close())
  return database.migrate().then(String, String)
}
