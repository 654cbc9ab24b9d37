import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/**
 * Turns a limiter's rejection into a refusal.
 * @throws AppError `throttled`, with the seconds until the next call may succeed; any other rejection as it is
 */
export function throttled(rejection: unknown): never {
  if (!(rejection instanceof RateLimiterRes)) throw rejection
  const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
  throw new AppError('throttled', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
    reason: 'throttled',
    retryAfterSeconds,
  })
}
