import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'

/**
 * Converts a limiter's rejection to an application error.
 * @throws AppError `throttled`, with the seconds until the next call may succeed; any other rejection unchanged
 */
export function throttled(rejection: unknown): never {
  if (!(rejection instanceof RateLimiterRes)) throw rejection
  const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
  throw new AppError('throttled', `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`, {
    reason: 'throttled',
    retryAfterSeconds,
  })
}
