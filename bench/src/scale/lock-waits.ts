import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'
import type { PostgresServer } from '../server.ts'

const sampleEveryMs = 100

/** PostgreSQL logs each lock wait that is longer than `deadlock_timeout`. */
export const lockLogging = { log_lock_waits: 'on', deadlock_timeout: '100ms' }

export interface LockWaits {
  /** The mean number of connections that waited for a lock. */
  readonly mean: number
  readonly most: number
  /** How often a connection waited longer than 100 ms for a lock. */
  readonly long: number
}

const sampleSchema = z.tuple([z.object({ waiting: z.int() })])

/** Samples how many connections wait for a lock, until `stop` is called. */
export async function watchLocks(postgres: PostgresServer): Promise<{ stop: () => Promise<LockWaits> }> {
  const database = await openDatabase(postgres.url, { poolSize: 1 })
  const countLong = () => postgres.logTail(Number.MAX_SAFE_INTEGER).split('still waiting for').length
  const before = countLong()
  const samples: number[] = []
  async function sample(): Promise<void> {
    const [{ waiting }] = sampleSchema.parse(
      await database.prisma.$queryRaw`
        SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND state = 'active'`,
    )
    samples.push(waiting)
  }
  await sample()
  let pending = Promise.resolve()
  const timer = setInterval(() => {
    pending = pending.then(sample)
  }, sampleEveryMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await pending
      await database.close()
      return {
        mean: samples.reduce((sum, waiting) => sum + waiting, 0) / samples.length,
        most: Math.max(...samples),
        long: countLong() - before,
      }
    },
  }
}
