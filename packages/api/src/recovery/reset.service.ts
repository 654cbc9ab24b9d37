import { assertStrongPassword, revokeOldPassword } from '../account/accounts.ts'
import { assertNotBreached } from '../account/breached-passwords.ts'
import { buildAuditSource, buildCallerSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import { clearNetworkFailures } from '../auth/login-attempts.ts'
import { hashPassword, lockedPassword } from '../auth/passwords.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { assertMail } from '../mail/assert-mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import { buildExpiredLinkError, consumeLink, findLink, issueLink } from './link-tokens.ts'
import type { IssuedResetLink, ResetPasswordInput } from './recovery.schemas.ts'

/**
 * Queues a reset email without checking whether the address has an account, so that neither the response nor its timing
 * reveals this.
 * @throws AppError `conflict` with reason `mail_off`, `throttled`
 */
export async function requestReset(ctx: Context, email: string): Promise<{ ok: true }> {
  assertMail(ctx)
  const { findLanguage, mail, now, prisma, request, throttle } = ctx
  await throttle.take('mailRequest', request.address)
  await throttle.take('mailRecipient', email)
  await enqueueMail(prisma, now(), { kind: 'reset', recipient: email, language: findLanguage() })
  mail.wake()
  return { ok: true }
}

/**
 * Sets the password of the link's account, signs the account out everywhere, and revokes its reset links.
 * @throws AppError `not_found` with reason `link_expired`, `bad_input` with reason `weak_password`, `throttled`
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPasswordInput): Promise<{ ok: true }> {
  const { findLanguage, mail, now, prisma, request, throttle } = ctx
  await throttle.take('mailLink', request.address)
  const link = await findLink(ctx, token)
  if (link.purpose !== 'reset' && link.purpose !== 'admin_reset') throw buildExpiredLinkError()
  const { email, subjectId: userId } = link
  assertStrongPassword(password, email)
  await assertNotBreached(ctx, password)
  const passwordHash = await hashPassword(password)
  const moment = now()
  await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    const { count } = await transaction.user.updateMany({
      where: { id: userId, email },
      // A link that an admin issued does not prove that the user owns the address.
      data: { passwordHash, ...(link.purpose === 'reset' && { emailVerifiedAt: moment }) },
    })
    if (count === 0) throw buildExpiredLinkError()
    await revokeOldPassword(transaction, userId, buildAuditSource(ctx))
    if (mail.mode !== 'off') {
      await enqueueMail(transaction, moment, {
        kind: 'password_changed',
        recipient: email,
        language: findLanguage(),
        subjectId: userId,
      })
    }
  })
  mail.wake()
  // The user's earlier failed sign-ins no longer count, because the forgotten password explains them.
  await clearNetworkFailures(ctx, email)
  return { ok: true }
}

/**
 * Issues a reset link that an admin passes on to the user, for deployments without email and for users who cannot read
 * their email.
 * @throws AppError `forbidden` with reason `reauthenticate`, `not_found`, `throttled`
 */
export async function issueResetLink(ctx: SignedInContext, email: string): Promise<IssuedResetLink> {
  assertRecentPassword(ctx, ctx.caller)
  const { caller, now, prisma, publicUrl, throttle } = ctx
  await throttle.take('resetLinkAdmin', caller.id)
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  if (!user || user.passwordHash === lockedPassword) {
    throw new AppError('not_found', 'There is no account with this email')
  }
  const { secret, expiresAt } = await prisma.$transaction(async (transaction) => {
    const target = targetAccount(user.id)
    await recordAudit(transaction, buildCallerSource(ctx), { action: 'reset_link_issued', target })
    return issueLink(transaction, now(), { purpose: 'admin_reset', subjectId: user.id, email })
  })
  return { url: `${publicUrl()}/reset-password#${secret}`, expires_at: expiresAt.toISOString() }
}
