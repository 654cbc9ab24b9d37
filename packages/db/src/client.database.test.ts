import { describe, expect, it } from 'vitest'
import { kinds, openFresh } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'

describe.each(kinds)('openDatabase, %s', (kind) => {
  it('answers a ping until it is closed, and closes twice without harm', async () => {
    const database = await openFresh(kind)
    expect(database.kind).toBe(kind)
    await database.ping()
    await database.close()
    await database.close()
    await expect(database.ping()).rejects.toThrow('The database is closed.')
  })

  it('keeps moments as they are, whatever zone the server or this process is in', async () => {
    const database = await openFresh(kind)
    await database.migrate()
    const moment = new Date('2026-07-01T03:04:05.678Z')
    const row = await database.prisma.share.create({ data: { id: 'a', result: {}, context: {}, createdAt: moment } })
    expect(row.createdAt).toEqual(moment)
    const [stored] = await database.prisma.$queryRaw<{ epoch: number }[]>`
      SELECT (extract(epoch FROM created_at) * 1000)::float8 AS epoch FROM shares`
    expect(stored?.epoch).toBe(moment.getTime())
    const now = await database.prisma.share.create({ data: { id: 'b', result: {}, context: {} } })
    expect(Math.abs(now.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('undoes all of a transaction that fails', async () => {
    const database = await openFresh(kind)
    await database.migrate()
    const failing = database.prisma.$transaction(async (transaction) => {
      await transaction.share.create({ data: { id: 'a', result: {}, context: {} } })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await database.prisma.share.count()).toBe(0)
  })
})

describe('openDatabase, a server that is not there', () => {
  it('opens, and fails at the first ping', async () => {
    const database = await openDatabase('postgresql://nobody@127.0.0.1:1/nothing')
    await expect(database.ping()).rejects.toThrow(/reach|ECONNREFUSED|connect/)
    await database.close()
  })
})
