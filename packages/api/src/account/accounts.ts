import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { type AuditSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Role } from '../auth/roles.vocabulary.ts'
import { AppError } from '../errors.ts'
import type { buildMailRow } from '../mail/queue.ts'
import { newId } from '../secrets.ts'
import { isCommonPassword } from './common-passwords.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string | null | undefined
  readonly role: Role
}

export type AccountKey = { readonly id: string } | { readonly email: string }

/** @throws AppError `bad_input` with reason `weak_password`, `conflict` with reason `email_taken` */
export async function createAccount(
  prisma: DatabaseClient,
  { email, password, name, role }: NewAccount,
  source: AuditSource,
) {
  assertStrongPassword(password, email)
  const row = { email, name, role, passwordHash: await hashPassword(password) }
  return prisma.$transaction((transaction) => insertAccount(transaction, row, source))
}

/** @throws AppError `conflict` with reason `email_taken` */
export async function insertAccount(
  transaction: DatabaseTransaction,
  { email, name = null, role, ...row }: Omit<NewAccount, 'password'> & { passwordHash: string; emailVerifiedAt?: Date },
  source: AuditSource,
) {
  const account = { id: newId(), email, name, role }
  const { count } = await transaction.user.createMany({ data: [{ ...account, ...row }], skipDuplicates: true })
  if (count === 0) throw buildEmailTakenError()
  const target = targetAccount(account.id)
  await recordAudit(transaction, source, { action: 'account_created', target, details: { role } })
  return account
}

export function buildEmailTakenError(): AppError {
  return new AppError('conflict', 'There is already an account with this email', { reason: 'email_taken' })
}

/**
 * Replaces an account's password, and ends all its sign-ins and reset links.
 * @param notices emails to queue in the transaction that replaces the password
 * @throws AppError `bad_input` with reason `weak_password`, `not_found`
 */
export async function replacePassword(
  prisma: DatabaseClient,
  { email, password }: Pick<NewAccount, 'email' | 'password'>,
  source: AuditSource,
  notices: readonly ReturnType<typeof buildMailRow>[] = [],
): Promise<void> {
  assertStrongPassword(password, email)
  const passwordHash = await hashPassword(password)
  await prisma.$transaction(async (transaction) => {
    const account = await transaction.user.findUnique({ where: { email }, select: { id: true } })
    if (!account) throw buildAccountNotFoundError({ email })
    const { count } = await transaction.user.updateMany({ where: { id: account.id }, data: { passwordHash } })
    // Another request may have deleted the account since it was read.
    if (count === 0) throw buildAccountNotFoundError({ email })
    await revokeOldPassword(transaction, account.id, source)
    await transaction.mail.createMany({ data: [...notices] })
  })
}

/**
 * Ends the account's sign-ins, pending second-factor challenges and reset links after a password change, and records
 * the change.
 */
export async function revokeOldPassword(
  transaction: DatabaseTransaction,
  userId: string,
  source: AuditSource,
): Promise<void> {
  await transaction.signIn.deleteMany({ where: { userId } })
  await transaction.factorChallenge.deleteMany({ where: { userId } })
  await transaction.mailToken.deleteMany({ where: { subjectId: userId, purpose: { in: ['reset', 'admin_reset'] } } })
  const target = targetAccount(userId)
  await recordAudit(transaction, source, { action: 'password_changed', target })
}

/**
 * Changes an account's role and ends all its sign-ins.
 * @param account its id or its email address
 * @throws AppError `not_found`
 */
export async function changeRole(
  prisma: DatabaseClient,
  account: AccountKey,
  role: Role,
  source: AuditSource,
): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const before = await transaction.user.findUnique({ where: account, select: { id: true, role: true } })
    if (!before) throw buildAccountNotFoundError(account)
    // The enrollment period of an account without a second factor starts at its next sign-in.
    const data = { role, factorDueAt: null }
    const { count } = await transaction.user.updateMany({ where: { id: before.id }, data })
    // Another request may have deleted the account since it was read.
    if (count === 0) throw buildAccountNotFoundError(account)
    await transaction.signIn.deleteMany({ where: { userId: before.id } })
    const target = targetAccount(before.id)
    await recordAudit(transaction, source, { action: 'role_changed', target, details: { from: before.role, to: role } })
  })
}

/**
 * Ends all sign-ins of one account, or of all accounts.
 * @returns the number of accounts that were signed in
 * @throws AppError `not_found`
 */
export async function endSignIns(
  prisma: DatabaseClient,
  account: AccountKey | 'all',
  source: AuditSource,
): Promise<number> {
  return prisma.$transaction(async (transaction) => {
    const one =
      account === 'all' ? undefined : await transaction.user.findUnique({ where: account, select: { id: true } })
    if (account !== 'all' && !one) throw buildAccountNotFoundError(account)
    const where = one ? { userId: one.id } : {}
    const owners = await transaction.signIn.groupBy({ by: 'userId', where })
    await transaction.signIn.deleteMany({ where })
    const about = one ? { target: targetAccount(one.id) } : { details: { accounts: owners.length } }
    if (owners.length > 0) await recordAudit(transaction, source, { action: 'sign_ins_ended', ...about })
    return owners.length
  })
}

/** @throws AppError `bad_input` with reason `weak_password` */
export function assertStrongPassword(password: string, email: string): void {
  if (!isWeakPassword(password, email)) return
  throw new AppError('bad_input', 'This password is too easy to guess', { reason: 'weak_password' })
}

/** Builds the error for an account that does not exist. */
export function buildAccountNotFoundError(account: AccountKey): AppError {
  const key = 'email' in account ? `email ${account.email}` : `id ${account.id}`
  return new AppError('not_found', `There is no account with the ${key}`)
}

/** The minimum number of distinct characters in a password. */
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
