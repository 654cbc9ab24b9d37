import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/** How long the record of an email is kept. The text of sent email is never kept. */
const mailKeptMs = 30 * dayMs
const bounceKeptMs = 180 * dayMs

/** Deletes emails after 30 days and bounces after 180 days. Runs hourly. */
export async function deleteOldMail({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  await prisma.mail.deleteMany({ where: { createdAt: { lt: before(mailKeptMs) } } })
  await prisma.mailBounce.deleteMany({ where: { bouncedAt: { lt: before(bounceKeptMs) } } })
}
