import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { isLanguage } from '@pathwise/i18n/languages'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from '../lock-account.ts'
import { enqueueMail } from '../mail/queue.ts'
import type { MailSettings } from '../mail/transport.ts'
import { newId } from '../secrets.ts'
import type { AddReminderInput, ReminderList, ReminderRow } from './reminders.schemas.ts'
import { mostReminders } from './reminders.vocabulary.ts'

type Deps = Pick<Context, 'mail' | 'prisma'> & Pick<SignedInContext, 'caller'>

/**
 * Returns whether reminders are available. They require email and a postal address, which such emails must include by
 * law.
 */
export function offersReminders({ mode, postalAddress }: Pick<MailSettings, 'mode' | 'postalAddress'>): boolean {
  return mode !== 'off' && postalAddress !== null
}

/** Returns the caller's reminders. They are listed even if this deployment no longer sends them. */
export async function listReminders({ mail, prisma, caller }: Deps): Promise<ReminderList> {
  return { offered: offersReminders(mail), reminders: await readReminders(prisma, caller.id) }
}

export async function readReminders(prisma: DatabaseClient, userId: string): Promise<ReminderRow[]> {
  const rows = await prisma.reminder.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  const bounces = await prisma.mailBounce.findMany({
    where: { address: { in: rows.map(({ email }) => email) } },
    select: { address: true },
  })
  const bounced = new Set(bounces.map(({ address }) => address))
  return rows.map(({ id, email, language, createdAt, confirmedAt }) => ({
    ...{ id, email, language: isLanguage(language) ? language : 'en' },
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    bounced: bounced.has(email),
  }))
}

/**
 * Asks a recipient to consent to a weekly email. Before the consent, the recipient gets no other email. For a recipient
 * who has consented, only changes the language.
 * @throws AppError `conflict` with reason `mail_off` or `reminder_limit`, `throttled`
 */
export async function addReminder(
  deps: Deps & Pick<Context, 'now' | 'throttle'>,
  { email, language }: AddReminderInput,
): Promise<ReminderList> {
  const { caller, mail, now, prisma, throttle } = deps
  if (!offersReminders(mail)) {
    throw new AppError('conflict', 'This site sends no reminders', { reason: 'mail_off' })
  }
  const { count } = await prisma.reminder.updateMany({
    where: { userId: caller.id, email, confirmedAt: { not: null } },
    data: { language },
  })
  if (count > 0) return listReminders(deps)
  await throttle.take('reminderAccount', caller.id)
  await throttle.take('reminderRecipient', email)
  const moment = now()
  await prisma.$transaction(async (transaction) => {
    await lockAccount(transaction, caller.id)
    const key = { userId_email: { userId: caller.id, email } }
    const known = await transaction.reminder.count({ where: { userId: caller.id, email } })
    if (known === 0 && (await transaction.reminder.count({ where: { userId: caller.id } })) >= mostReminders) {
      throw new AppError('conflict', `At most ${mostReminders} people get reminders`, { reason: 'reminder_limit' })
    }
    const { id, confirmedAt } = await transaction.reminder.upsert({
      where: key,
      create: { id: newId(), userId: caller.id, email, language, createdAt: moment },
      // The link in the new email is valid for seven days, so the unconfirmed reminder must last as long.
      update: { language, createdAt: moment },
      select: { id: true, confirmedAt: true },
    })
    if (confirmedAt) return
    await enqueueMail(transaction, moment, { kind: 'reminder_ask', recipient: email, language, subjectId: id })
  })
  mail.wake()
  return listReminders(deps)
}

/**
 * Moves the student's own reminder to the account's new address, which the student has confirmed. Deletes the reminder if
 * the old address has not agreed, or if the new address already gets one.
 */
export async function moveOwnReminder(
  { reminder }: Pick<DatabaseTransaction, 'reminder'>,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const own = await reminder.findUnique({ where: { userId_email: { userId, email: from } } })
  if (!own) return
  if (own.confirmedAt) await reminder.deleteMany({ where: { userId, email: to, confirmedAt: null } })
  const moves = own.confirmedAt !== null && (await reminder.count({ where: { userId, email: to } })) === 0
  if (moves) await reminder.update({ where: { id: own.id }, data: { email: to } })
  else await reminder.delete({ where: { id: own.id } })
}

/** Ends one of the caller's reminders. Does nothing if it has already ended. */
export async function removeReminder({ caller, prisma }: Deps, id: string): Promise<{ ended: true }> {
  await prisma.reminder.deleteMany({ where: { id, userId: caller.id } })
  return { ended: true }
}

/**
 * Ends the reminder whose id is in an unsubscribe link. An unknown id gets the same response, so that a second click is
 * not an error.
 */
export async function unsubscribe(
  { prisma, reads, request }: Pick<Context, 'prisma' | 'reads' | 'request'>,
  id: string,
): Promise<{ ended: true }> {
  await reads.take(request.address, 1)
  await prisma.reminder.deleteMany({ where: { id } })
  return { ended: true }
}
