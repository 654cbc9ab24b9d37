import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildDatabaseUnavailableError } from '@pathwise/api/database-fault'
import type { Database, DatabaseClient } from '@pathwise/db/database'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startForTest } from './server.ts'

/** Builds a database in which queries for shared reports fail with the given error and everything else works. */
async function createFailingDatabase(findFault: (database: Database) => Promise<unknown>): Promise<Database> {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const fault = await findFault(database)
  const fail = () => Promise.reject(fault)
  const failing: ProxyHandler<DatabaseClient> = {
    get: (client, name) => (name === 'share' ? { findUnique: fail, create: fail } : Reflect.get(client, name)),
  }
  return { ...database, prisma: new Proxy(database.prisma, failing) }
}

/** Returns Prisma's error for a transaction that timed out. */
async function findTimeout({ prisma }: Database): Promise<unknown> {
  return prisma
    .$transaction(
      async (transaction) => {
        // Sleeps until the time limit ends the transaction.
        for (;;) {
          await transaction.$queryRaw`SELECT 1`
          await nextTurn()
        }
      },
      { timeout: 1 },
    )
    .catch((error: unknown) => error)
}

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const bug = new TypeError('undefined is not a function')
const unknownShare = '/api/share/AAAAAAAAAAAAAAAAAAAAAA'

describe('database failures', () => {
  it.each([
    ['a transaction takes too long', findTimeout, 503, '1'],
    ['the server cannot be reached', async () => lost, 503, '5'],
    ['the program has a bug', async () => bug, 500, null],
  ])('returns the matching status through REST and tRPC: %s', async (_case, findFault, status, retryAfter) => {
    const server = await startForTest({ database: await createFailingDatabase(findFault) })
    const byRest = await server.request(unknownShare)
    expect([byRest.status, byRest.headers.get('retry-after')]).toEqual([status, retryAfter])
    const input = encodeURIComponent(JSON.stringify({ id: 'AAAAAAAAAAAAAAAAAAAAAA' }))
    const byTrpc = await server.request(`/api/trpc/share.get?input=${input}`)
    expect([byTrpc.status, byTrpc.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(await byTrpc.text()).not.toContain('ECONNREFUSED')
    // Both calls, through REST and tRPC, are logged with the cause of the failure.
    expect(server.log.filter((line) => line.includes('"msg":"failed"'))).toHaveLength(2)
  })

  it('rejects writes with 503 but serves reads while the disk is full', async () => {
    let full = true
    const assertWritable = async (): Promise<void> => {
      if (full) throw buildDatabaseUnavailableError('full')
    }
    const server = await startForTest({ assertWritable })
    const run = () =>
      server.request('/api/diagnostics/run', {
        method: 'POST',
        json: { context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } },
      })
    const refused = await run()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await server.request('/api/version')).status).toBe(200)
    full = false
    expect((await run()).status).toBe(200)
  })
})

describe('health', () => {
  const statusSchema = z.object({ status: z.string() })

  it('reports ready after all migrations have run, and not ready once the server drains', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.close())
    const server = await startForTest({ database })
    const ask = async (path: string) => {
      const response = await server.request(path)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { status } = statusSchema.parse(await response.json())
      return [response.status, status, response.headers.get('connection')]
    }
    expect(await ask('/healthz')).toEqual([200, 'alive', 'keep-alive'])
    expect(await ask('/readyz')).toEqual([200, 'ready', 'keep-alive'])
    await database.execute(`ALTER TABLE _prisma_migrations RENAME TO away`)
    expect(await ask('/readyz')).toEqual([503, 'database unavailable', 'keep-alive'])
    await database.execute(`ALTER TABLE away RENAME TO _prisma_migrations`)
    await database.execute(`UPDATE _prisma_migrations SET finished_at = NULL`)
    expect(await ask('/readyz')).toEqual([503, 'migrations missing', 'keep-alive'])
    await database.execute(`UPDATE _prisma_migrations SET finished_at = now()`)
    expect(await ask('/readyz')).toEqual([200, 'ready', 'keep-alive'])

    server.startDraining()
    expect(await ask('/readyz')).toEqual([503, 'draining', 'close'])
    expect(await ask('/healthz')).toEqual([200, 'alive', 'close'])
    expect((await server.request('/api/version')).status).toBe(200)
    expect((await server.request('/readyz', { method: 'POST' })).status).toBe(405)
  })
})
