import { describe, expect, it, onTestFinished } from 'vitest'
import { createServerDatabase, kinds, openEmptyDatabase } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'
import { classifyDatabaseFault } from './faults.ts'

async function openPool(options: Parameters<typeof openDatabase>[1]) {
  const database = await openDatabase(await createServerDatabase(), options)
  onTestFinished(() => database.close())
  return database
}

describe.runIf(kinds.includes('postgres'))('PostgreSQL connection pool', () => {
  it('limits connections to the pool size and queues further queries', async () => {
    const database = await openPool({ poolSize: 2 })
    const slow = Array.from({ length: 3 }, () => database.prisma.$queryRaw`SELECT pg_sleep(0.5)::text`)
    const all = Promise.all(slow)
    await expect.poll(() => database.connections()).toEqual({ busy: 2, idle: 0, waiting: 1 })
    await all
    expect(database.connections()).toMatchObject({ busy: 0, waiting: 0 })
  })

  it('cancels a query after the timeout, but not a migration or backup', async () => {
    const database = await openPool({ statementMs: 100 })
    const late = await database.prisma.$queryRaw`SELECT pg_sleep(5)::text`.catch((error: unknown) => error)
    expect(classifyDatabaseFault(late)).toBe('busy')
    await expect(database.execute('SELECT pg_sleep(0.3)::text')).resolves.toHaveLength(1)
  })
})

it.runIf(kinds.includes('embedded'))('has no connection counts for an embedded database', async () => {
  expect((await openEmptyDatabase('embedded')).connections()).toBeNull()
})
