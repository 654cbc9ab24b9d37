import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { refreshCookieIn } from './lucia.ts'
import { requireOwnOrigin } from './origin.ts'
import { isUsable } from './rotation.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'publicUrl' | 'request' | 'sessions'>

/**
 * Who opens a WebSocket: by the access token where a client can send headers, else by the session cookie, which stays
 * as it is. A browser sends that cookie for any page, so the page must be ours.
 * @returns the account's id
 * @throws AppError `unauthenticated`; `forbidden` when another site asks with our cookie
 */
export async function identifyWatcher(ctx: Deps): Promise<string> {
  const caller = await ctx.identify()
  const userId = caller?.id ?? (await ownerOfCookie(ctx))
  if (userId === undefined) throw new AppError('unauthenticated', 'Not authenticated')
  return userId
}

async function ownerOfCookie(ctx: Deps): Promise<string | undefined> {
  const cookie = refreshCookieIn(ctx.request.headers.cookie)
  if (cookie === undefined) return undefined
  requireOwnOrigin(ctx)
  const { session } = await ctx.sessions.validateSession(cookie)
  return session && isUsable(session, ctx.now()) ? session.userId : undefined
}
