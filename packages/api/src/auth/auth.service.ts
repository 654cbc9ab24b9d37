import { buildAuditSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { assertNoSecondFactor } from '../factors/sign-in-with-factor.ts'
import { findCaller } from './access-tokens.ts'
import type { SignedIn } from './auth.schemas.ts'
import { assertPassword } from './confirmed-password.ts'
import { countLoginAttempt, recordLockout } from './login-attempts.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { blankPlainCookie, findRefreshCookie } from './refresh-cookie.ts'
import { rotateSession } from './rotation.ts'
import { clearCookie, endSignInOfCookie, startSignIn } from './sign-in.ts'
import { recordUse } from './sign-ins.service.ts'

/**
 * Signs in with a password. For an unknown account, the response time and the error are the same as for a wrong
 * password.
 * @throws AppError `unauthenticated` with reason `wrong_password`, or with reason `second_factor` and a challenge for
 * `secondFactor`; `forbidden` with reason `suspended`; `throttled` after too many failures
 */
export async function login(
  ctx: Context,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const clearFailures = await countLoginAttempt(ctx, email).catch(async (error: unknown) => {
    if (error instanceof AppError) await recordLockout(ctx, email)
    throw error
  })
  const user = await ctx.prisma.user.findUnique({
    where: { email },
    select: { id: true, name: true, email: true, role: true, passwordHash: true },
  })
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) {
    await recordAudit(ctx.prisma, buildAuditSource(ctx), {
      action: 'sign_in_failed',
      ...(user && { target: targetAccount(user.id) }),
    })
    throw new AppError('unauthenticated', 'Wrong email or password', { reason: 'wrong_password' })
  }
  await clearFailures()
  await renewHash(ctx, user, password)
  await assertNoSecondFactor(ctx, user.id)
  return startSignIn(ctx, user)
}

/**
 * Rehashes the password if the stored hash is outdated. This is possible only at sign-in, while the plain password is
 * available.
 */
async function renewHash(
  { prisma }: Pick<Context, 'prisma'>,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  password: string,
): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await prisma.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: await hashPassword(password) } })
}

/**
 * Replaces the refresh cookie and issues a new access token.
 * @throws AppError `unauthenticated`
 */
export async function refresh(ctx: Context): Promise<{ access_token: string }> {
  const { sessions, throttle, request } = ctx
  const cookie = await findRefreshCookie(ctx)
  if (cookie !== undefined) await throttle.take('refreshCookie', cookie)
  await throttle.take('refresh', request.address)
  const rotation = await rotateSession(ctx, cookie)
  if (rotation.kind !== 'renewed') {
    if (rotation.kind === 'reused') {
      request.log.warn({ user: rotation.userId }, 'a replaced refresh cookie was used: its sign-in is ended')
      const target = targetAccount(rotation.userId)
      await recordAudit(ctx.prisma, buildAuditSource(ctx), { action: 'session_reused', target })
    }
    clearCookie(ctx)
    throw new AppError('unauthenticated', 'Not authenticated')
  }
  await recordUse(ctx, rotation.signInId)
  request.setCookie(sessions.createSessionCookie(rotation.sessionId).serialize())
  if (ctx.secureCookies) request.setCookie(blankPlainCookie)
  return { access_token: rotation.accessToken }
}

/** Ends the sign-ins that the request's token and cookie belong to. Visitors may call it too. */
export async function logout(ctx: Context): Promise<{ ok: true }> {
  const caller = await findCaller(ctx)
  if (caller) await ctx.prisma.signIn.deleteMany({ where: { id: caller.signInId } })
  await endSignInOfCookie(ctx)
  clearCookie(ctx)
  return { ok: true }
}

/**
 * Verifies the password and resets the timer of `assertRecentPassword`.
 * @throws AppError `forbidden` with reason `wrong_password`, `throttled`
 */
export async function confirmPassword(ctx: SignedInContext, password: string): Promise<{ ok: true }> {
  await assertPassword(ctx, ctx.caller, password)
  await ctx.prisma.signIn.updateMany({ where: { id: ctx.caller.signInId }, data: { passwordGivenAt: ctx.now() } })
  return { ok: true }
}
