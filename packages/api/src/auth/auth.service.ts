import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { issueAccessToken } from './access-tokens.ts'
import type { SignedIn } from './auth.schemas.ts'
import type { Caller } from './caller.ts'
import { requirePassword } from './confirmed-password.ts'
import { startLoginAttempt } from './login-attempt.ts'
import { refreshCookieIn } from './lucia.ts'
import { passwordFits } from './passwords.ts'
import { rotate } from './rotation.ts'
import { endSignInOfCookie, forgetCookie, startSignIn } from './sign-in.ts'

/**
 * Signs in with a password. An unknown account takes as long to verify and gets the same error.
 * @throws AppError `unauthenticated` with reason `wrong_password`; `throttled` after too many failures
 */
export async function login(
  ctx: Context,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const attempt = await startLoginAttempt(ctx, email)
  const user = await ctx.prisma.user.findUnique({
    where: { email },
    select: { id: true, name: true, email: true, role: true, passwordHash: true },
  })
  if (!(await passwordFits(password, user?.passwordHash)) || !user) {
    throw new AppError('unauthenticated', 'Wrong email or password', { reason: 'wrong_password' })
  }
  await attempt.succeed()
  return startSignIn(ctx, user)
}

/**
 * Issues a new access token for the refresh cookie and replaces the cookie.
 * @throws AppError `unauthenticated`
 */
export async function refresh(ctx: Context): Promise<{ access_token: string }> {
  const { sessions, throttle, request } = ctx
  const cookie = refreshCookieIn(request.headers.cookie)
  if (cookie !== undefined) await throttle.take('refreshCookie', cookie)
  await throttle.take('refresh', request.address)
  const rotation = await rotate(ctx, cookie)
  if (rotation.kind !== 'renewed') {
    if (rotation.kind === 'reused') {
      request.log.warn({ user: rotation.userId }, 'a replaced refresh cookie was used: its sign-in is ended')
    }
    forgetCookie(ctx)
    throw new AppError('unauthenticated', 'Not authenticated')
  }
  const access_token = await issueAccessToken(ctx, rotation.signInId)
  request.setCookie(sessions.createSessionCookie(rotation.sessionId).serialize())
  return { access_token }
}

/** Ends the sign-ins of the request's cookie and token. Visitors may call it too. */
export async function logout(ctx: Context): Promise<{ ok: true }> {
  const caller = await ctx.identify()
  if (caller) await ctx.prisma.signIn.deleteMany({ where: { id: caller.signInId } })
  await endSignInOfCookie(ctx)
  forgetCookie(ctx)
  return { ok: true }
}

/**
 * Updates the time that `requireRecentPassword` checks.
 * @throws AppError `forbidden` with reason `wrong_password`, `throttled`
 */
export async function confirmPassword(
  ctx: Context & { readonly caller: Caller },
  password: string,
): Promise<{ ok: true }> {
  await requirePassword(ctx, ctx.caller, password)
  await ctx.prisma.signIn.updateMany({ where: { id: ctx.caller.signInId }, data: { passwordGivenAt: ctx.now() } })
  return { ok: true }
}
