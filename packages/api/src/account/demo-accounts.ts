import type { DatabaseClient } from '@pathwise/db/database'
import { hashPassword, lockedPassword } from '../auth/passwords.ts'
import { roles } from '../auth/roles.vocabulary.ts'
import { newId } from '../secrets.ts'
import { demoEmail } from './demo-emails.ts'

const demoPassword = 'pathwise-demo'

const demoAccounts = roles.map((role) => ({
  email: demoEmail(role),
  name: `Demo ${role}`,
  role,
}))

const isDemoAccount = { email: { in: demoAccounts.map(({ email }) => email) } }

/**
 * When demo is on, creates one account per role with a public password, and leaves existing accounts unchanged. When
 * demo is off, locks existing demo accounts and signs them out.
 */
export async function prepareDemoAccounts(prisma: DatabaseClient, { demo }: { readonly demo: boolean }): Promise<void> {
  if (!demo) {
    await prisma.$transaction([
      prisma.user.updateMany({ where: isDemoAccount, data: { passwordHash: lockedPassword } }),
      prisma.signIn.deleteMany({ where: { user: isDemoAccount } }),
    ])
    return
  }
  const usable = await prisma.user.count({ where: { ...isDemoAccount, passwordHash: { not: lockedPassword } } })
  if (usable === demoAccounts.length) return
  const passwordHash = await hashPassword(demoPassword)
  await prisma.$transaction([
    prisma.user.createMany({
      data: demoAccounts.map((account) => ({ ...account, id: newId(), passwordHash })),
      skipDuplicates: true,
    }),
    prisma.user.updateMany({ where: { ...isDemoAccount, passwordHash: lockedPassword }, data: { passwordHash } }),
  ])
}
