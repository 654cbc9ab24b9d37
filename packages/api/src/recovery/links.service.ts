import type { Caller } from '../auth/caller.ts'
import type { Context, SignedInContext } from '../context.ts'
import { assertMail } from '../mail/assert-mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import { confirmReminder } from '../reminders/confirm-reminder.ts'
import { confirmEmailChange } from './email-change.service.ts'
import { buildExpiredLinkError, consumeLink, findLink, type Link } from './link-tokens.ts'
import type { MailStatus } from './mail-status.schemas.ts'
import type { ConfirmedLink, ConfirmLinkInput, OpenedLink } from './recovery.schemas.ts'
import { confirmRegistration } from './registration.ts'

/**
 * Returns a link's purpose and email address, without consuming the link.
 * @throws AppError `not_found` with reason `link_expired`, `throttled`
 */
export async function openLink(ctx: Context, token: string): Promise<OpenedLink> {
  await ctx.throttle.take('mailLink', ctx.request.address)
  const { purpose, email } = await findLink(ctx, token)
  return { purpose, email }
}

/**
 * Performs the action of an email link. Password resets have their own procedure.
 * @throws AppError `not_found` with reason `link_expired`, `forbidden` with reason `wrong_password`, `conflict` with
 * reason `email_taken`, `throttled`
 */
export async function confirmLink(ctx: Context, { token, password }: ConfirmLinkInput): Promise<ConfirmedLink> {
  await ctx.throttle.take('mailLink', ctx.request.address)
  const link = await findLink(ctx, token)
  const { purpose } = link
  switch (purpose) {
    case 'verify':
      await confirmAddress(ctx, link)
      return { purpose, complete: true, session: null }
    case 'register':
      return { purpose, complete: true, session: await confirmRegistration(ctx, link, password) }
    case 'change_new':
    case 'change_old':
      return { purpose, complete: await confirmEmailChange(ctx, link), session: null }
    case 'reminder':
      await confirmReminder(ctx, link)
      return { purpose, complete: true, session: null }
    case 'admin_reset':
    case 'reset':
      throw buildExpiredLinkError()
  }
}

async function confirmAddress({ now, prisma }: Pick<Context, 'now' | 'prisma'>, link: Link): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    const { count } = await transaction.user.updateMany({
      where: { id: link.subjectId, email: link.email },
      data: { emailVerifiedAt: now() },
    })
    if (count === 0) throw buildExpiredLinkError()
  })
}

/**
 * Sends an email that asks the caller to verify the account's address.
 * @throws AppError `conflict` with reason `mail_off`, `throttled`
 */
export async function requestVerification(ctx: SignedInContext): Promise<{ ok: true }> {
  assertMail(ctx)
  const { caller, findLanguage, mail, now, prisma, throttle } = ctx
  await throttle.take('mailRecipient', caller.email)
  const about = { recipient: caller.email, language: findLanguage(), subjectId: caller.id }
  await enqueueMail(prisma, now(), { kind: 'verify', ...about })
  mail.wake()
  return { ok: true }
}

/** Returns whether the caller's address is verified or bouncing, and any pending change. */
export async function readMailStatus({
  caller,
  now,
  prisma,
}: Pick<Context, 'now' | 'prisma'> & { readonly caller: Pick<Caller, 'email' | 'id'> }): Promise<MailStatus> {
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: caller.id },
    select: { emailVerifiedAt: true, emailChange: true },
  })
  const { emailVerifiedAt, emailChange: change } = user
  return {
    verified: emailVerifiedAt !== null,
    bounced: (await prisma.mailBounce.count({ where: { address: caller.email } })) > 0,
    change:
      change && change.expiresAt > now()
        ? {
            email: change.email,
            old_confirmed: change.oldConfirmedAt !== null,
            new_confirmed: change.newConfirmedAt !== null,
          }
        : null,
  }
}
