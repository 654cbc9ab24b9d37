import { lockedPassword } from '../auth/passwords.ts'
import { issueLink } from '../recovery/link-tokens.ts'
import type { LinkPurpose } from '../recovery/recovery.vocabulary.ts'
import type { MailKind } from './mail.vocabulary.ts'
import { buildContent, type ComposeDeps, type ComposedMail, type Subject } from './mail-parts.ts'

type AccountMailKind = Exclude<MailKind, 'reminder' | 'reminder_ask'>

const pages = { reset: '/reset-password', other: '/verify-email' } as const

/** Issues a link. Its secret is in the fragment, which browsers do not send to servers. */
async function buildLink(
  { prisma, now, publicUrl }: ComposeDeps,
  { recipient }: Pick<Subject, 'recipient'>,
  { purpose, subjectId }: { readonly purpose: LinkPurpose; readonly subjectId: string },
): Promise<string> {
  const { secret } = await issueLink(prisma, now(), { purpose, subjectId, email: recipient })
  return `${publicUrl()}${purpose === 'reset' ? pages.reset : pages.other}#${secret}`
}

const composers: Readonly<
  Record<AccountMailKind, (deps: ComposeDeps, subject: Subject) => Promise<ComposedMail | null>>
> = {
  reset: composeReset,
  password_changed: composePasswordChanged,
  verify: composeVerification,
  register: composeRegistration,
  change_old: (deps, subject) => composeChange(deps, subject, 'change_old'),
  change_new: (deps, subject) => composeChange(deps, subject, 'change_new'),
  email_changed: composeEmailChanged,
}

export function composeAccountMail(
  deps: ComposeDeps,
  kind: AccountMailKind,
  subject: Subject,
): Promise<ComposedMail | null> {
  return composers[kind](deps, subject)
}

/**
 * Composes the password reset email. The account is looked up here instead of in the request, so that the response time
 * does not reveal whether it exists.
 */
async function composeReset(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const { recipient: email } = subject
  const user = await deps.prisma.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  if (!user || user.passwordHash === lockedPassword) return null
  const url = await buildLink(deps, subject, { purpose: 'reset', subjectId: user.id })
  return { content: buildContent(deps, subject, { key: 'reset', values: { email }, url }) }
}

async function composePasswordChanged(deps: ComposeDeps, subject: Subject): Promise<ComposedMail> {
  const values = { email: subject.recipient }
  const url = `${deps.publicUrl()}/forgot-password`
  return { content: buildContent(deps, subject, { key: 'password_changed', values, url }) }
}

async function composeVerification(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const { recipient: email, id } = subject
  const user = await deps.prisma.user.findUnique({ where: { id }, select: { email: true, emailVerifiedAt: true } })
  if (user?.email !== email || user.emailVerifiedAt) return null
  const url = await buildLink(deps, subject, { purpose: 'verify', subjectId: id })
  return { content: buildContent(deps, subject, { key: 'verify', values: { email }, url }) }
}

async function composeRegistration(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const { recipient: email, id } = subject
  const { prisma, now } = deps
  const registration = await prisma.registration.findUnique({ where: { id } })
  if (!registration || registration.expiresAt <= now()) return null
  if (await hasAccount(deps, email)) {
    await prisma.registration.deleteMany({ where: { email } })
    return composeRegistered(deps, subject)
  }
  const url = await buildLink(deps, subject, { purpose: 'register', subjectId: id })
  return { content: buildContent(deps, subject, { key: 'register', values: { email }, url }) }
}

function composeRegistered(deps: ComposeDeps, subject: Subject): ComposedMail {
  const values = { email: subject.recipient }
  const url = `${deps.publicUrl()}/login`
  return { content: buildContent(deps, subject, { key: 'registered', values, url }) }
}

async function composeChange(
  deps: ComposeDeps,
  subject: Subject,
  purpose: 'change_new' | 'change_old',
): Promise<ComposedMail | null> {
  const { prisma, now } = deps
  const change = await prisma.emailChange.findUnique({ where: { id: subject.id } })
  if (!change || change.expiresAt <= now()) return null
  if (purpose === 'change_new' && (await hasAccount(deps, subject.recipient))) return composeRegistered(deps, subject)
  const url = await buildLink(deps, subject, { purpose, subjectId: change.id })
  const values = { email: subject.recipient, newEmail: change.email }
  return { content: buildContent(deps, subject, { key: purpose, values, url }) }
}

/** Composes the notice to the account's previous address. */
async function composeEmailChanged(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const user = await deps.prisma.user.findUnique({ where: { id: subject.id }, select: { email: true } })
  if (!user) return null
  const values = { email: subject.recipient, newEmail: user.email }
  return { content: buildContent(deps, subject, { key: 'email_changed', values }) }
}

async function hasAccount({ prisma }: Pick<ComposeDeps, 'prisma'>, email: string): Promise<boolean> {
  return (await prisma.user.count({ where: { email } })) > 0
}
