import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { assertOwnOrigin } from './origin.ts'
import { findRefreshCookie } from './refresh-cookie.ts'
import { isUsable } from './rotation.ts'

type Deps = Pick<
  Context,
  'accounts' | 'identify' | 'now' | 'prisma' | 'publicUrl' | 'request' | 'secureCookies' | 'sessions'
>

/**
 * Identifies the user who opens a WebSocket. Uses the access token, or the session cookie of clients that cannot send
 * headers. The cookie is not rotated. Browsers send it with requests from any site, so the request must come from our
 * origin.
 * @returns the account's id
 * @throws AppError `unauthenticated`; `forbidden` when a request from another site sends our cookie
 */
export async function identifySocketUser(ctx: Deps): Promise<string> {
  const caller = await ctx.identify()
  const userId = caller?.id ?? (await findCookieOwner(ctx))
  if (userId === undefined) throw new AppError('unauthenticated', 'Not authenticated')
  return userId
}

/**
 * Returns the account of the session cookie, if any.
 * @throws AppError `forbidden` when the request comes from another site
 */
export async function findCookieOwner(ctx: Deps): Promise<string | undefined> {
  const cookie = await findRefreshCookie(ctx)
  if (cookie === undefined) return undefined
  assertOwnOrigin(ctx)
  const { session } = await ctx.sessions.validateSession(cookie)
  return session && isUsable(session, ctx.accounts, ctx.now()) ? session.userId : undefined
}
