import { AppError } from '@pathwise/api'

/** Headers of every answer of a procedure: never kept by anybody, and when to try again after a throttled call. */
export function answerMeta(errors: readonly unknown[]): Record<string, string> {
  const waits = errors.map((error) => (error instanceof AppError ? error.retryAfterSeconds : null) ?? 0)
  const longest = Math.max(0, ...waits)
  return { 'cache-control': 'no-store', ...(longest > 0 && { 'retry-after': String(longest) }) }
}
