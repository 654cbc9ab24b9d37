import type { Context } from '../context.ts'
import { issueAccessToken } from './access-tokens.ts'
import type { CurrentUser, SignedIn } from './auth.schemas.ts'
import type { Caller } from './caller.ts'
import { refreshCookieIn } from './lucia.ts'
import { newId, newSecret } from './secrets.ts'

/** How the caller sees themselves. */
export function presentCaller({ id, name, email, role, passwordGivenAt }: Omit<Caller, 'signInId'>): CurrentUser {
  return { id, name, email, role, signed_in_at: passwordGivenAt.toISOString() }
}

/**
 * Begins a sign-in of somebody who has just proved who they are: sets the refresh cookie and gives the first token.
 * The sign-in that this browser had before ends, since nobody holds its cookie any more.
 */
export async function startSignIn(
  ctx: Context,
  user: Pick<Caller, 'email' | 'id' | 'name' | 'role'>,
): Promise<SignedIn> {
  const { prisma, sessions, request, now } = ctx
  await endSignInOfCookie(ctx)
  const moment = now()
  const signInId = newId()
  await prisma.signIn.create({
    data: { id: signInId, userId: user.id, startedAt: moment, passwordGivenAt: moment },
  })
  const session = await sessions.createSession(user.id, { signInId }, { sessionId: newSecret() })
  request.setCookie(sessions.createSessionCookie(session.id).serialize())
  return {
    access_token: await issueAccessToken(ctx, signInId),
    user: presentCaller({ ...user, passwordGivenAt: moment }),
  }
}

/** Ends the sign-in that the request's refresh cookie belongs to, if there is one. */
export async function endSignInOfCookie({
  prisma,
  sessions,
  request,
}: Pick<Context, 'prisma' | 'request' | 'sessions'>): Promise<void> {
  const cookie = refreshCookieIn(request.headers.cookie)
  if (cookie === undefined) return
  const { session } = await sessions.validateSession(cookie)
  if (session) await prisma.signIn.deleteMany({ where: { id: session.signInId } })
}

/** Takes the refresh cookie back from the browser. */
export function forgetCookie({ sessions, request }: Pick<Context, 'request' | 'sessions'>): void {
  request.setCookie(sessions.createBlankSessionCookie().serialize())
}
