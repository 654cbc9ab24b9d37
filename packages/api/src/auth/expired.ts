import type { Context } from '../context.ts'
import { dayMs } from '../durations.ts'

/** Deletes expired access tokens, sessions and throttle counts. Also deletes sign-ins without sessions. Runs hourly. */
export async function deleteExpired({
  prisma,
  sessions,
  now,
}: Pick<Context, 'now' | 'prisma' | 'sessions'>): Promise<void> {
  const moment = now()
  await sessions.deleteExpiredSessions()
  await prisma.accessToken.deleteMany({ where: { expiresAt: { lte: moment } } })
  await prisma.signIn.deleteMany({
    // A sign-in is stored shortly before its first session, so keep recent sign-ins that have no session.
    where: { sessions: { none: {} }, startedAt: { lt: new Date(moment.getTime() - dayMs) } },
  })
  await prisma.throttle.deleteMany({ where: { expire: { lt: moment.getTime() } } })
}
