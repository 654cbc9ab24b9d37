import type { Context } from '../context.ts'

const day = 24 * 3600 * 1000

/** Deletes what has expired: access tokens, sessions, sign-ins without any, and throttle counts. For once an hour. */
export async function deleteExpired({
  prisma,
  sessions,
  now,
}: Pick<Context, 'now' | 'prisma' | 'sessions'>): Promise<void> {
  const moment = now()
  await sessions.deleteExpiredSessions()
  await prisma.accessToken.deleteMany({ where: { expiresAt: { lte: moment } } })
  await prisma.signIn.deleteMany({
    // A new one gets its session a moment after itself.
    where: { sessions: { none: {} }, startedAt: { lt: new Date(moment.getTime() - day) } },
  })
  await prisma.throttle.deleteMany({ where: { expire: { lt: moment.getTime() } } })
}
