import { describe, expect, it, vi } from 'vitest'
import { kinds, openEmptyDatabase } from '../test/fresh-database.ts'
import type { Database, NoticeHandler } from './database.ts'

const notify = ({ prisma }: Database, payload: string) =>
  prisma.$executeRaw`SELECT pg_notify('export_jobs', ${payload})`

describe.each(kinds)('listen, %s', (kind) => {
  it('delivers notifications in order until unsubscribed', async () => {
    const database = await openEmptyDatabase(kind)
    const [one, other] = [vi.fn<NoticeHandler>(), vi.fn<NoticeHandler>()]
    const end = await database.listen('export_jobs', one)
    await database.listen('export_jobs', other)
    await notify(database, 'a')
    await notify(database, 'b')
    await vi.waitFor(() => expect(other.mock.calls).toEqual([['a'], ['b']]))
    expect(one.mock.calls).toEqual([['a'], ['b']])
    await end()
    await notify(database, 'c')
    await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith('c'))
    expect(one).toHaveBeenCalledTimes(2)
  })

  it('delivers a notification only when its transaction commits', async () => {
    const database = await openEmptyDatabase(kind)
    const received = vi.fn<NoticeHandler>()
    await database.listen('export_jobs', received)
    const failing = database.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`SELECT pg_notify('export_jobs', 'lost')`
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await database.prisma.$transaction([database.prisma.$executeRaw`SELECT pg_notify('export_jobs', 'kept')`])
    await vi.waitFor(() => expect(received.mock.calls).toEqual([['kept']]))
  })

  it('rejects subscriptions after the database is closed', async () => {
    const database = await openEmptyDatabase(kind)
    await database.close()
    await expect(database.listen('export_jobs', vi.fn<NoticeHandler>())).rejects.toThrow('The database is closed.')
  })
})

describe.runIf(kinds.includes('postgres'))('listen after a lost connection', () => {
  it('passes null to the listener after a lost connection, and then delivers notifications again', async () => {
    const database = await openEmptyDatabase('postgres')
    const received = vi.fn<NoticeHandler>()
    await database.listen('export_jobs', received)
    const count = await database.prisma.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN export_jobs'`
    expect(count).toBe(1)
    await vi.waitFor(() => expect(received).toHaveBeenCalledWith(null), 10_000)
    await notify(database, 'after')
    await vi.waitFor(() => expect(received).toHaveBeenLastCalledWith('after'))
  })
})
