import { buildAuditSource, recordRefusal, targetAccount } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { hashSecret } from '../secrets.ts'
import type { LimitName } from '../throttle/limits.ts'
import { buildNetworkKey } from '../throttle/throttle-key.ts'
import { findRefreshCookie } from './refresh-cookie.ts'

/**
 * Counts a sign-in attempt before the password is verified, so that parallel attempts cannot exceed the limits. A
 * device that has signed in to the account before has its own limit, which other devices cannot use up. For other
 * devices, the counts do not reveal whether the account exists.
 * @returns a function that clears the earlier failures, to call after a successful sign-in
 * @throws AppError `throttled`
 */
export async function countLoginAttempt(
  ctx: Pick<Context, 'prisma' | 'request' | 'secureCookies' | 'throttle'>,
  email: string,
): Promise<() => Promise<void>> {
  const { throttle, request } = ctx
  const signInId = await findSignInOfDevice(ctx, email)
  if (signInId !== undefined) {
    await throttle.take('loginDevice', signInId)
    return () => throttle.reset('loginDevice', signInId)
  }

  const network = buildNetworkKey(email, request.address)
  const counts = [
    ['loginNetwork', network],
    ['loginNetworkLong', network],
    ['loginAddress', request.address],
    ['loginAccount', email],
  ] as const satisfies readonly (readonly [LimitName, string])[]
  for (const [limit, who] of counts) await throttle.take(limit, who)
  return async () => {
    const failures = await throttle.count('loginNetwork', network)
    await clearNetworkFailures(ctx, email)
    // Failed sign-ins before a successful one are assumed to be typos, so they no longer count against the address and
    // the account.
    await throttle.refund('loginAddress', request.address, failures)
    await throttle.refund('loginAccount', email, failures)
  }
}

/** Clears an account's failed sign-ins from the request's network. */
export async function clearNetworkFailures(
  { request, throttle }: Pick<Context, 'request' | 'throttle'>,
  email: string,
): Promise<void> {
  const network = buildNetworkKey(email, request.address)
  await throttle.reset('loginNetwork', network)
  await throttle.reset('loginNetworkLong', network)
}

/** Records that the sign-in limits rejected an attempt, at most once per 15 minutes, email address and network. */
export async function recordLockout(ctx: Context, email: string): Promise<void> {
  const user = await ctx.prisma.user.findUnique({ where: { email }, select: { id: true } })
  const event = { action: 'sign_in_locked', ...(user && { target: targetAccount(user.id) }) } as const
  const who = buildNetworkKey(email, ctx.request.address)
  await recordRefusal(ctx, buildAuditSource(ctx), event, { limit: 'auditLockout', who })
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
