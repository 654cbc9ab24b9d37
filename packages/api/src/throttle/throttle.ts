import type { DatabaseClient } from '@pathwise/db/database'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import { fixedLimits, type LimitName, limits } from './limits.ts'
import { buildThrottleKey } from './throttle-key.ts'

/**
 * Parses the rows that the limiter's statements return. Converts the expiry, a bigint, to the number that the limiter
 * needs.
 */
const rowsSchema = z.array(z.object({ points: z.number().optional(), expire: z.coerce.number().nullish() }))

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Builds the connection pool that the limiter's PostgreSQL store expects. On both kinds of database, this store counts
 * in a single atomic statement. The limiter's Prisma store would lose counts between servers, because it reads and
 * writes in two steps.
 */
function throttleStore(prisma: DatabaseClient) {
  return {
    query: async ({ text, values }: Statement) => {
      const rows = rowsSchema.parse(await prisma.$queryRawUnsafe(text, ...values))
      return { rows, rowCount: rows.length }
    },
  }
}

/** Counts calls in the database, so that servers share the counts. `who` is an IP address, account or device. */
export interface Throttle {
  /**
   * Counts a call toward a limit. Must run before the call does its work.
   * @param points the cost of the call, above 1 if it is expensive
   * @throws AppError `throttled`, with the seconds until the next call may succeed
   */
  take(limit: LimitName, who: string, points?: number): Promise<void>
  /** Returns the number of points used in the current period. */
  count(limit: LimitName, who: string): Promise<number>
  refund(limit: LimitName, who: string, points?: number): Promise<void>
  reset(limit: LimitName, who: string): Promise<void>
}

/** @param multiplier applied to the points of every limit that is not fixed */
export function createThrottle(prisma: DatabaseClient, multiplier = 1): Throttle {
  const storeClient = throttleStore(prisma)
  const limiters = new Map(
    Object.entries(limits).map(([name, { calls, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: fixedLimits.has(name) ? calls : Math.max(1, Math.round(calls * multiplier)),
        duration: seconds,
      }),
    ]),
  )

  function findLimiter(limit: LimitName): RateLimiterPostgres {
    const limiter = limiters.get(limit)
    if (!limiter) throw new Error(`There is no limit "${limit}"`)
    return limiter
  }
  // Keys are hashed, so that the table does not reveal addresses or attempted accounts.
  const key = (who: string) => hashSecret(buildThrottleKey(who))

  return {
    take: async (limit, who, points = 1) => {
      await findLimiter(limit).consume(key(who), points).catch(throwThrottled)
    },
    count: async (limit, who) => (await findLimiter(limit).get(key(who)))?.consumedPoints ?? 0,
    refund: async (limit, who, points = 1) => {
      await findLimiter(limit).reward(key(who), points)
    },
    reset: async (limit, who) => {
      await findLimiter(limit).delete(key(who))
    },
  }
}

/**
 * Converts a limiter's rejection to an application error. Rethrows any other rejection.
 * @throws AppError `throttled`, with the seconds until the next call may succeed
 */
export function throwThrottled(rejection: unknown): never {
  if (!(rejection instanceof RateLimiterRes)) throw rejection
  const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
  throw new AppError('throttled', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
    reason: 'throttled',
    retryAfterSeconds,
  })
}
