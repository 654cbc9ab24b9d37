import type { DatabaseClient } from '@pathwise/db/database'
import type { Role } from '../auth/roles.vocabulary.ts'
import { dayMs } from '../durations.ts'

/** How long editors and admins may work without a second factor. */
const enrollmentMs = 14 * dayMs

/** Sets an editor's or admin's deadline to enroll a second factor, unless one is already set. */
export async function startEnrollmentPeriod(
  prisma: DatabaseClient,
  { id, role }: { readonly id: string; readonly role: Role },
  now: Date,
): Promise<void> {
  if (role === 'student') return
  await prisma.user.updateMany({
    where: { id, factorDueAt: null },
    data: { factorDueAt: new Date(now.getTime() + enrollmentMs) },
  })
}
