import type { DatabaseClient } from '@pathwise/db/database'
import type { Role } from '../auth/roles.vocabulary.ts'
import { dayMs } from '../durations.ts'

/** How long an editor or admin may work without a second factor. */
const enrollmentMs = 14 * dayMs

/** Sets the deadline for an editor or admin to enroll a second factor, unless it is already set. */
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
