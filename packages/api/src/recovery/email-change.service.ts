import { buildEmailTakenError } from '../account/accounts.ts'
import { buildAuditSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { assertPassword } from '../auth/confirmed-password.ts'
import { updateCustomerEmail } from '../billing/customer.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { assertMail } from '../mail/assert-mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import { moveOwnReminder } from '../reminders/reminders.service.ts'
import { newId } from '../secrets.ts'
import { buildExpiredLinkError, consumeLink, type Link, linkLifetimes } from './link-tokens.ts'
import type { EmailChangeRequest } from './recovery.schemas.ts'

/**
 * Asks both addresses to confirm an email change, which replaces any pending change. Only the email to the new address
 * reveals whether it already has an account.
 * @throws AppError `conflict` with reason `mail_off`, `forbidden` with reason `wrong_password`, `throttled`
 */
export async function requestEmailChange(
  ctx: SignedInContext,
  { email, password }: EmailChangeRequest,
): Promise<{ ok: true }> {
  assertMail(ctx)
  const { caller, findLanguage, mail, now, prisma, throttle } = ctx
  await assertPassword(ctx, caller, password)
  if (email === caller.email) throw new AppError('bad_input', 'This is the address that the account has')
  await throttle.take('mailRecipient', caller.email)
  await throttle.take('mailRecipient', email)
  const moment = now()
  const change = {
    id: newId(),
    email,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: new Date(moment.getTime() + linkLifetimes.change_old),
  }
  await prisma.$transaction(async (transaction) => {
    await transaction.emailChange.upsert({
      where: { userId: caller.id },
      create: { ...change, userId: caller.id },
      update: change,
    })
    const about = { language: findLanguage(), subjectId: change.id }
    await enqueueMail(transaction, moment, { kind: 'change_old', recipient: caller.email, ...about })
    await enqueueMail(transaction, moment, { kind: 'change_new', recipient: email, ...about })
  })
  mail.wake()
  return { ok: true }
}

/** Cancels the caller's pending email change, if any. */
export async function cancelEmailChange({ prisma, caller }: SignedInContext): Promise<{ ok: true }> {
  await prisma.emailChange.deleteMany({ where: { userId: caller.id } })
  return { ok: true }
}

/**
 * Confirms an email change for one of the two addresses. The second confirmation completes the change.
 * @returns whether the change is complete
 * @throws AppError `not_found` with reason `link_expired`, `conflict` with reason `email_taken`
 */
export async function confirmEmailChange(
  ctx: Pick<Context, 'billing' | 'findLanguage' | 'mail' | 'now' | 'prisma' | 'request'>,
  link: Link,
): Promise<boolean> {
  const { findLanguage, mail, now, prisma } = ctx
  const moment = now()
  const confirmed = link.purpose === 'change_old' ? { oldConfirmedAt: moment } : { newConfirmedAt: moment }
  const moved = await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    const { count } = await transaction.emailChange.updateMany({
      where: { id: link.subjectId, expiresAt: { gt: moment } },
      data: confirmed,
    })
    if (count === 0) throw buildExpiredLinkError()
    const change = await transaction.emailChange.findUniqueOrThrow({
      where: { id: link.subjectId },
      include: { user: { select: { email: true } } },
    })
    if (!change.oldConfirmedAt || !change.newConfirmedAt) return null
    if ((await transaction.user.count({ where: { email: change.email } })) > 0) throw buildEmailTakenError()
    const { userId, email } = change
    await transaction.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: moment } })
    await moveOwnReminder(transaction, userId, { from: change.user.email, to: email })
    await transaction.emailChange.deleteMany({ where: { userId } })
    const about = { recipient: change.user.email, language: findLanguage(), subjectId: userId }
    await enqueueMail(transaction, moment, { kind: 'email_changed', ...about })
    const target = targetAccount(userId)
    await recordAudit(transaction, buildAuditSource(ctx), { action: 'email_changed', target })
    return { id: userId, email }
  })
  mail.wake()
  if (moved) await updateCustomerEmail({ ...ctx, caller: moved })
  return moved !== null
}
