import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import { isDemoEmail } from '../account/demo-emails.ts'
import { buildAuditSource, recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { startEnrollmentPeriod } from '../factors/requirement.ts'
import { newId, newSecret } from '../secrets.ts'
import { issueAccessToken } from './access-tokens.ts'
import type { CurrentUser, SignedIn } from './auth.schemas.ts'
import type { Caller } from './caller.ts'
import { describeDevice, findNetwork } from './device.ts'
import { blankPlainCookie, findRefreshCookie } from './refresh-cookie.ts'

export function presentCaller({
  id,
  name,
  email,
  role,
  passwordGivenAt,
}: Pick<Caller, 'email' | 'id' | 'name' | 'passwordGivenAt' | 'role'>): CurrentUser {
  return { id, name, email, role, signed_in_at: passwordGivenAt.toISOString() }
}

/**
 * Starts a sign-in for a verified user: sets the refresh cookie and issues the first access token. The browser's
 * previous sign-in ends, because its cookie is overwritten.
 * @throws AppError `forbidden` with reason `suspended`, `unauthenticated` when the account has been deleted
 */
export async function startSignIn(
  ctx: Context,
  user: Pick<Caller, 'email' | 'id' | 'name' | 'role'>,
): Promise<SignedIn> {
  const { prisma, sessions, request, now, demo } = ctx
  await endSignInOfCookie(ctx)
  const moment = now()
  if (!(demo && isDemoEmail(user.email))) await startEnrollmentPeriod(prisma, user, moment)
  const signInId = newId()
  await prisma.$transaction(async (transaction) => {
    await assertNotSuspended(transaction, user.id)
    await transaction.signIn.create({
      data: {
        id: signInId,
        userId: user.id,
        startedAt: moment,
        passwordGivenAt: moment,
        device: describeDevice(request.headers.userAgent),
        address: findNetwork(request.address),
        lastSeenAt: moment,
      },
    })
    await recordAudit(transaction, buildAuditSource(ctx, user.id), { action: 'sign_in' })
  })
  const session = await sessions.createSession(user.id, { signInId }, { sessionId: newSecret() })
  request.setCookie(sessions.createSessionCookie(session.id).serialize())
  return {
    access_token: await issueAccessToken(ctx, signInId),
    user: presentCaller({ ...user, passwordGivenAt: moment }),
  }
}

const suspensionSchema = z.array(z.object({ suspended: z.boolean() }))

/** Locks the account's row, so that a concurrent suspension does not miss the new sign-in. */
async function assertNotSuspended(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const [account] = suspensionSchema.parse(
    await transaction.$queryRaw`
      SELECT suspended_at IS NOT NULL AS suspended FROM users WHERE id = ${userId} FOR SHARE`,
  )
  if (!account) throw new AppError('unauthenticated', 'Not authenticated')
  if (account.suspended) throw new AppError('forbidden', 'This account is suspended', { reason: 'suspended' })
}

/** Ends the sign-in that the request's refresh cookie belongs to, if any. */
export async function endSignInOfCookie(
  ctx: Pick<Context, 'prisma' | 'request' | 'secureCookies' | 'sessions'>,
): Promise<void> {
  const { prisma, sessions } = ctx
  const cookie = await findRefreshCookie(ctx)
  if (cookie === undefined) return
  const { session } = await sessions.validateSession(cookie)
  if (session) await prisma.signIn.deleteMany({ where: { id: session.signInId } })
}

export function clearCookie({
  sessions,
  request,
  secureCookies,
}: Pick<Context, 'request' | 'secureCookies' | 'sessions'>): void {
  request.setCookie(sessions.createBlankSessionCookie().serialize())
  if (secureCookies) request.setCookie(blankPlainCookie)
}
