import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { dayMs } from '../durations.ts'
import { AppError } from '../errors.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { type LinkPurpose, linkPurposes } from './recovery.vocabulary.ts'

/** The lifetime of single-use links by purpose, in ms. */
export const linkLifetimes = {
  reset: 30 * 60_000,
  admin_reset: dayMs,
  verify: dayMs,
  register: dayMs,
  change_old: dayMs,
  change_new: dayMs,
  reminder: 7 * dayMs,
} as const satisfies Record<LinkPurpose, number>

interface NewLink {
  readonly purpose: LinkPurpose
  /** The row that the link refers to. */
  readonly subjectId: string
  readonly email: string
}

export interface Link extends NewLink {
  /** The hash of the link's secret. */
  readonly id: string
  readonly expiresAt: Date
}

/** Stores a link by the hash of its secret, and returns the secret. */
export async function issueLink(
  { mailToken }: Pick<DatabaseTransaction, 'mailToken'>,
  now: Date,
  link: NewLink,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + linkLifetimes[link.purpose])
  await mailToken.create({ data: { id: hashSecret(secret), expiresAt, ...link } })
  return { secret, expiresAt }
}

/** Builds the error for a link. It is the same whether the link was used, has expired or never existed. */
export function buildExpiredLinkError(): AppError {
  return new AppError('not_found', 'This link was used or has expired', { reason: 'link_expired' })
}

/**
 * Finds a link without consuming it, because mail scanners open links too.
 * @throws AppError `not_found` with reason `link_expired`
 */
export async function findLink(
  { prisma, now }: { readonly prisma: DatabaseClient; readonly now: () => Date },
  secret: string,
): Promise<Link> {
  const row = await prisma.mailToken.findUnique({ where: { id: hashSecret(secret) } })
  const purpose = linkPurposes.find((known) => known === row?.purpose)
  if (!row || !purpose || row.expiresAt <= now()) throw buildExpiredLinkError()
  return { ...row, purpose }
}

/**
 * Consumes a link. Only one of two concurrent calls succeeds.
 * @throws AppError `not_found` with reason `link_expired`
 */
export async function consumeLink(
  { mailToken }: Pick<DatabaseTransaction, 'mailToken'>,
  { id }: Pick<Link, 'id'>,
): Promise<void> {
  const { count } = await mailToken.deleteMany({ where: { id } })
  if (count === 0) throw buildExpiredLinkError()
}
