import { AppError } from '@pathwise/api'

/** Returns the headers of a procedure's response: no caching, and `Retry-After` for a throttled call. */
export function answerMeta(errors: readonly unknown[]): Record<string, string> {
  const waits = errors.map((error) => (error instanceof AppError ? error.retryAfterSeconds : null) ?? 0)
  const longest = Math.max(0, ...waits)
  return { 'cache-control': 'no-store', ...(longest > 0 && { 'retry-after': String(longest) }) }
}
