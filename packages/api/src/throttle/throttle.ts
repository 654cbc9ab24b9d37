import type { DatabaseClient } from '@pathwise/db/database'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashOf } from '../auth/secrets.ts'
import { AppError } from '../errors.ts'
import { type LimitName, limits } from './limits.ts'
import { throttleStore } from './store.ts'
import { subject } from './subject.ts'

/** Counts calls in the database, so that several servers count together. */
export interface Throttle {
  /**
   * Counts one call of somebody: an address, or an account's email.
   * @throws AppError `throttled`, with the seconds until the next call may succeed
   */
  take(limit: LimitName, who: string): Promise<void>
  /** Takes one counted call back. */
  giveBack(limit: LimitName, who: string): Promise<void>
  /** Starts the count again. */
  forget(limit: LimitName, who: string): Promise<void>
}

export function createThrottle(prisma: DatabaseClient): Throttle {
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
        points: calls,
        duration: seconds,
      }),
    ]),
  )

  function limiterOf(limit: LimitName): RateLimiterPostgres {
    const limiter = limiters.get(limit)
    if (!limiter) throw new Error(`There is no limit "${limit}"`)
    return limiter
  }
  // Hashed: neither the addresses nor the accounts that somebody tried are anybody's business.
  const key = (who: string) => hashOf(subject(who))

  return {
    take: async (limit, who) => {
      try {
        await limiterOf(limit).consume(key(who))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new AppError('throttled', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
          reason: 'throttled',
          retryAfterSeconds,
        })
      }
    },
    giveBack: async (limit, who) => {
      await limiterOf(limit).reward(key(who))
    },
    forget: async (limit, who) => {
      await limiterOf(limit).delete(key(who))
    },
  }
}
