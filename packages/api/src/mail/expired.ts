import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/** How long the record of an email is kept. The text of sent email is never kept. */
const mailKeptMs = 30 * dayMs
const bounceKeptMs = 180 * dayMs

/** Deletes old email records, expired links, sign-ups and address changes, and unconfirmed reminders. Runs hourly. */
export async function deleteExpiredMail({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  const moment = now()
  const before = (ms: number) => new Date(moment.getTime() - ms)
  const expired = { where: { expiresAt: { lte: moment } } }
  await prisma.mail.deleteMany({ where: { createdAt: { lt: before(mailKeptMs) } } })
  await prisma.mailBounce.deleteMany({ where: { bouncedAt: { lt: before(bounceKeptMs) } } })
  await prisma.mailToken.deleteMany(expired)
  await prisma.registration.deleteMany(expired)
  await prisma.emailChange.deleteMany(expired)
  await prisma.reminder.deleteMany({ where: { confirmedAt: null, createdAt: { lt: before(7 * dayMs) } } })
}
