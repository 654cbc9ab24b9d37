import { buildAuditSource, recordAudit, recordRefusal, targetAccount } from '../audit/record-audit.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { assertNoSecondFactor } from '../factors/sign-in-with-factor.ts'
import { hashSecret } from '../secrets.ts'
import type { LimitName } from '../throttle/limits.ts'
import { buildThrottleKey } from '../throttle/throttle-key.ts'
import { findCaller } from './access-tokens.ts'
import type { SignedIn } from './auth.schemas.ts'
import { assertPassword } from './confirmed-password.ts'
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
    await recordAudit(ctx.prisma, buildAuditSource(ctx), { action: 'sign_in_failed', ...describeTarget(user) })
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

/** Returns the `target` field of an audit event, or no fields if the address has no account. */
function describeTarget(user: { readonly id: string } | null) {
  return user ? { target: targetAccount(user.id) } : {}
}

async function recordLockout(ctx: Context, email: string): Promise<void> {
  const user = await ctx.prisma.user.findUnique({ where: { email }, select: { id: true } })
  const event = { action: 'sign_in_locked', ...describeTarget(user) } as const
  const who = `${email} ${buildThrottleKey(ctx.request.address)}`
  await recordRefusal(ctx, buildAuditSource(ctx), event, { limit: 'auditLockout', who })
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

/**
 * Counts a sign-in attempt before the password is verified, so that parallel attempts cannot exceed the limits. A
 * device that has signed in to the account before has its own limit, which other devices cannot use up. For other
 * devices, the counts do not reveal whether the account exists.
 * @returns a function that clears the earlier failures, to call after a successful sign-in
 * @throws AppError `throttled`
 */
async function countLoginAttempt(
  ctx: Pick<Context, 'prisma' | 'request' | 'secureCookies' | 'throttle'>,
  email: string,
): Promise<() => Promise<void>> {
  const { throttle, request } = ctx
  const signInId = await findSignInOfDevice(ctx, email)
  if (signInId !== undefined) {
    await throttle.take('loginDevice', signInId)
    return () => throttle.reset('loginDevice', signInId)
  }

  const network = `${email} ${buildThrottleKey(request.address)}`
  const counts = [
    ['loginNetwork', network],
    ['loginNetworkLong', network],
    ['loginAddress', request.address],
    ['loginAccount', email],
  ] as const satisfies readonly (readonly [LimitName, string])[]
  for (const [limit, who] of counts) await throttle.take(limit, who)
  return async () => {
    const failures = await throttle.count('loginNetwork', network)
    await throttle.reset('loginNetwork', network)
    await throttle.reset('loginNetworkLong', network)
    // Failed sign-ins before a successful one are assumed to be typos, so they no longer count against the address and
    // the account.
    await throttle.refund('loginAddress', request.address, failures)
    await throttle.refund('loginAccount', email, failures)
  }
}

/** Returns the sign-in that the refresh cookie belongs to, even if the cookie has expired or been replaced. */
async function findSignInOfDevice(
  ctx: Pick<Context, 'prisma' | 'request' | 'secureCookies'>,
  email: string,
): Promise<string | undefined> {
  const cookie = await findRefreshCookie(ctx)
  if (cookie === undefined) return undefined
  const session = await ctx.prisma.session.findUnique({
    where: { id: hashSecret(cookie) },
    select: { signInId: true, signIn: { select: { user: { select: { email: true } } } } },
  })
  return session?.signIn.user.email === email ? session.signInId : undefined
}
