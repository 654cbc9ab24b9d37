import type { Context } from '../context.ts'

/** Deletes expired links, sign-ups and email address changes. Runs hourly. */
export async function deleteExpiredLinks({ prisma, now }: Pick<Context, 'now' | 'prisma'>): Promise<void> {
  const expired = { where: { expiresAt: { lte: now() } } }
  await prisma.mailToken.deleteMany(expired)
  await prisma.registration.deleteMany(expired)
  await prisma.emailChange.deleteMany(expired)
}
