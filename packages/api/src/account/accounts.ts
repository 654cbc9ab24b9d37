import type { DatabaseClient } from '@pathwise/db/database'
import { hashPassword } from '../auth/passwords.ts'
import type { Role } from '../auth/roles.vocabulary.ts'
import { AppError } from '../errors.ts'
import type { buildMailRow } from '../mail/queue.ts'
import { newId } from '../secrets.ts'
import { isCommonPassword } from './common-passwords.ts'

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string | undefined
  readonly role: Role
}

/**
 * Stores a new account.
 * @throws AppError `bad_input` with reason `weak_password`, `conflict` with reason `email_taken`
 */
export async function createAccount(prisma: DatabaseClient, { email, password, name, role }: NewAccount) {
  assertStrongPassword(password, email)
  const account = { id: newId(), email, name: name ?? null, role }
  const { count } = await prisma.user.createMany({
    data: [{ ...account, passwordHash: await hashPassword(password) }],
    skipDuplicates: true,
  })
  if (count === 0)
    throw new AppError('conflict', 'There is already an account with this email', { reason: 'email_taken' })
  return account
}

/**
 * Replaces an account's password and ends all its sign-ins.
 * @param notices mail to queue in the same transaction
 * @throws AppError `bad_input` with reason `weak_password`, `not_found`
 */
export async function replacePassword(
  prisma: DatabaseClient,
  email: string,
  password: string,
  notices: readonly ReturnType<typeof buildMailRow>[] = [],
): Promise<void> {
  assertStrongPassword(password, email)
  const passwordHash = await hashPassword(password)
  const [{ count }] = await prisma.$transaction([
    prisma.user.updateMany({ where: { email }, data: { passwordHash } }),
    prisma.signIn.deleteMany({ where: { user: { email } } }),
    prisma.mail.createMany({ data: [...notices] }),
  ])
  if (count === 0) throw noAccount(email)
}

/**
 * Changes an account's role and ends all its sign-ins.
 * @throws AppError `not_found`
 */
export async function changeRole(prisma: DatabaseClient, email: string, role: Role): Promise<void> {
  const [{ count }] = await prisma.$transaction([
    // Without a second factor, the time to enroll one starts with the next sign-in.
    prisma.user.updateMany({ where: { email }, data: { role, factorDueAt: null } }),
    prisma.signIn.deleteMany({ where: { user: { email } } }),
  ])
  if (count === 0) throw noAccount(email)
}

/** @throws AppError `bad_input` with reason `weak_password` */
export function assertStrongPassword(password: string, email: string): void {
  if (!isWeakPassword(password, email)) return
  throw new AppError('bad_input', 'This password is too easy to guess', { reason: 'weak_password' })
}

function noAccount(email: string): AppError {
  return new AppError('not_found', `There is no account with the email ${email}`)
}

/** A password with fewer distinct characters than this is rejected as a pattern. */
const fewestCharacters = 5

/** Returns whether a password is commonly guessed, too repetitive, or built around the email address. */
function isWeakPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const [mailbox = ''] = email.split('@')
  return (
    new Set(plain).size < fewestCharacters ||
    isCommonPassword(plain, [mailbox.replaceAll(/[^a-z0-9]/g, '')]) ||
    plain === email ||
    plain === mailbox
  )
}
