import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/** Deletes reminders that the recipient did not confirm within a week. Runs hourly. */
export async function deleteUnconfirmedReminders({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  const before = new Date(now().getTime() - 7 * dayMs)
  await prisma.reminder.deleteMany({ where: { confirmedAt: null, createdAt: { lt: before } } })
}
