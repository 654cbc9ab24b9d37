import { assertStrongPassword, insertAccount, type NewAccount } from '../account/accounts.ts'
import { buildAuditSource } from '../audit/record-audit.ts'
import type { SignedIn } from '../auth/auth.schemas.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { startSignIn } from '../auth/sign-in.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { enqueueMail } from '../mail/queue.ts'
import { newId } from '../secrets.ts'
import { buildExpiredLinkError, consumeLink, type Link, linkLifetimes } from './link-tokens.ts'

/**
 * Stores a sign-up and queues its confirmation email, without checking whether the address has an account. If the
 * address has an account, the email says so. The account is created only on confirmation, so that others cannot block
 * an address by signing up with it.
 * @throws AppError `bad_input` with reason `weak_password`
 */
export async function requestRegistration(
  { findLanguage, mail, now, prisma }: Pick<Context, 'findLanguage' | 'mail' | 'now' | 'prisma'>,
  { email, password, name }: Omit<NewAccount, 'role'>,
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
  const account = await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    await transaction.registration.deleteMany({ where: { email } })
    const row = { email, name, role: 'student', passwordHash, emailVerifiedAt: now() } as const
    return insertAccount(transaction, row, buildAuditSource(ctx))
  })
  return startSignIn(ctx, account)
}
