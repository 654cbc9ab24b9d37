import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Rejects requests from other sites, because browsers would send our cookie with them. Clients other than browsers send
 * no `Origin`, and are accepted.
 * @throws AppError `forbidden`
 */
export function assertOwnOrigin({ request: { headers }, publicUrl }: Pick<Context, 'publicUrl' | 'request'>): void {
  const { origin, host } = headers
  if (origin === undefined) return
  const asked = URL.canParse(origin) ? new URL(origin) : undefined
  if (asked && (asked.origin === new URL(publicUrl()).origin || asked.host === host)) return
  throw new AppError('forbidden', 'This request came from another site', { reason: 'foreign_origin' })
}
