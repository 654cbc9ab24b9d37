import { isLanguage } from '@pathwise/i18n/languages'
import { timeZoneSchema } from '@pathwise/planner/study-plan/time-zone'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { enqueueMail } from '../mail/queue.ts'
import { offersReminders } from './reminders.service.ts'
import { findReminderSunday } from './study-week.ts'

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  language: z.string(),
  last_sunday: z.string().nullable(),
  time_zone: z.string().nullable(),
})

/** The UTC weekdays on which it can be Sunday evening in some time zone. */
const sundayDays: ReadonlySet<number> = new Set([0, 1])

/** The number of reminders to read at a time. */
const pageSize = 500

/**
 * Queues reminders for students in whose time zone it is Sunday evening. Each student gets one reminder per week, even
 * with several servers, because the row stores the last Sunday and the email's key is unique.
 * @param signal aborts when the server stops
 */
export async function queueReminders(
  { mail, now, prisma }: Pick<Context, 'mail' | 'now' | 'prisma'>,
  signal: AbortSignal,
): Promise<void> {
  if (!offersReminders(mail) || !sundayDays.has(now().getUTCDay())) return
  let after = ''
  while (!signal.aborted) {
    const page = z.array(rowSchema).parse(
      await prisma.$queryRaw`
        SELECT reminders.id, email, language, last_sunday, document->>'time_zone' AS time_zone
        FROM reminders JOIN followed_plans USING (user_id)
        WHERE confirmed_at IS NOT NULL AND reminders.id > ${after}
        ORDER BY reminders.id LIMIT ${pageSize}`,
    )
    for (const row of page) await queueReminder({ now, prisma }, row)
    const last = page.at(-1)
    if (!last || page.length < pageSize) break
    after = last.id
  }
  mail.wake()
}

async function queueReminder(
  { now, prisma }: Pick<Context, 'now' | 'prisma'>,
  { id, email, language, last_sunday, time_zone }: z.infer<typeof rowSchema>,
): Promise<void> {
  const zone = timeZoneSchema.safeParse(time_zone)
  const sunday = zone.success ? findReminderSunday(zone.data, now()) : undefined
  if (sunday === undefined || last_sunday === sunday) return
  await prisma.$transaction(async (transaction) => {
    const { count } = await transaction.reminder.updateMany({ where: { id }, data: { lastSunday: sunday } })
    if (count === 0) return
    await enqueueMail(transaction, now(), {
      ...{ kind: 'reminder', recipient: email, language: isLanguage(language) ? language : 'en' },
      ...{ subjectId: id, uniqueKey: `reminder/${id}/${sunday}` },
    })
  })
}
