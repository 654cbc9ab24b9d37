import { assertStrongPassword } from '../account/accounts.ts'
import { buildAuditSource, recordAudit, targetAccount } from '../audit/record-audit.ts'
import type { SignedIn } from '../auth/auth.schemas.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { startSignIn } from '../auth/sign-in.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { enqueueMail } from '../mail/queue.ts'
import { newId } from '../secrets.ts'
import { buildExpiredLinkError, consumeLink, type Link, linkLifetimes } from './link-tokens.ts'

interface NewRegistration {
  readonly email: string
  readonly password: string
  readonly name: string | undefined
}

/**
 * Stores a sign-up and queues its confirmation email, without checking whether the address has an account. If the
 * address has an account, the email says so. The account is created only on confirmation, so that others cannot block
 * an address by signing up with it.
 * @throws AppError `bad_input` with reason `weak_password`
 */
export async function requestRegistration(
  { findLanguage, mail, now, prisma }: Pick<Context, 'findLanguage' | 'mail' | 'now' | 'prisma'>,
  { email, password, name }: NewRegistration,
): Promise<void> {
  assertStrongPassword(password, email)
  const passwordHash = await hashPassword(password)
  const id = newId()
  const moment = now()
  const expiresAt = new Date(moment.getTime() + linkLifetimes.register)
  await prisma.$transaction(async (transaction) => {
    await transaction.registration.create({ data: { id, email, name: name ?? null, passwordHash, expiresAt } })
    await enqueueMail(transaction, moment, {
      kind: 'register',
      recipient: email,
      language: findLanguage(),
      subjectId: id,
    })
  })
  mail.wake()
}

/**
 * Creates the account of a confirmed sign-up, and signs the user in. The user must enter the password again, because
 * someone else may have signed up with the user's address.
 * @throws AppError `forbidden` with reason `wrong_password`, `not_found` with reason `link_expired`, `conflict` with
 * reason `email_taken`, `throttled`
 */
export async function confirmRegistration(ctx: Context, link: Link, password: string | undefined): Promise<SignedIn> {
  const { now, prisma, throttle } = ctx
  const { email } = link
  await throttle.take('confirmPassword', link.subjectId)
  const registration = await prisma.registration.findUnique({ where: { id: link.subjectId } })
  if (!registration || registration.email !== email) throw buildExpiredLinkError()
  if (!(await verifyPassword(password ?? '', registration.passwordHash))) {
    throw new AppError('forbidden', 'Wrong password', { reason: 'wrong_password' })
  }
  const { name, passwordHash } = registration
  const account = { id: newId(), email, name, role: 'student' } as const
  await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    await transaction.registration.deleteMany({ where: { email } })
    const { count } = await transaction.user.createMany({
      data: [{ ...account, passwordHash, emailVerifiedAt: now() }],
      skipDuplicates: true,
    })
    if (count === 0)
      throw new AppError('conflict', 'There is already an account with this email', { reason: 'email_taken' })
    const target = targetAccount(account.id)
    const details = { role: account.role }
    await recordAudit(transaction, buildAuditSource(ctx), { action: 'account_created', target, details })
  })
  return startSignIn(ctx, account)
}
