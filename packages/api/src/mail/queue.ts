import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import { z } from 'zod'
import { hourMs } from '../durations.ts'
import { newId } from '../secrets.ts'
import type { MailKind, MailState } from './mail.vocabulary.ts'

export interface NewMail {
  readonly kind: MailKind
  readonly recipient: string
  readonly language: Language
  readonly subjectId?: string
  readonly uniqueKey?: string
}

/** Builds the row of an email to send immediately. */
export function buildMailRow(now: Date, fields: NewMail) {
  return { id: newId(), createdAt: now, dueAt: now, ...fields }
}

/**
 * Queues an email in the same transaction as the change that it reports.
 * @returns false if an email with the same key already exists
 */
export async function enqueueMail(
  { mail }: Pick<DatabaseTransaction, 'mail'>,
  now: Date,
  fields: NewMail,
): Promise<boolean> {
  const { count } = await mail.createMany({
    data: [buildMailRow(now, fields)],
    skipDuplicates: true,
  })
  return count === 1
}

const claimedSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  language: z.string(),
  subject_id: z.string().nullable(),
  attempts: z.number(),
})
export type ClaimedMail = z.infer<typeof claimedSchema>

/**
 * How long a worker leases the email that it claims. No attempt takes that long, so another worker sends the email only
 * after a crash.
 */
export const leaseMs = 5 * 60_000

/**
 * Claims the most overdue email, so that no other worker sends it during the lease. Reminders come last, because
 * thousands are due on the same evening. Workers skip rows that others are claiming.
 */
export async function claimMail(prisma: DatabaseClient, now: Date): Promise<ClaimedMail | undefined> {
  const rows = await prisma.$queryRaw<unknown[]>`
    UPDATE mails SET attempts = attempts + 1, due_at = ${new Date(now.getTime() + leaseMs)}
    WHERE id = (
      SELECT id FROM mails WHERE state = 'queued' AND due_at <= ${now}
      ORDER BY kind = 'reminder', due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, recipient, language, subject_id, attempts`
  return z.array(claimedSchema).parse(rows)[0]
}

/** The number of attempts after which an email fails permanently, about a day and a half after the first. */
export const mostAttempts = 12

const longestDelayMs = 6 * hourMs

/**
 * Returns the retry delay after an attempt: one minute after the first, then twice as long each time, up to six hours.
 * @param attempts the number of attempts so far
 */
export function computeRetryDelayMs(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), longestDelayMs)
}

/** Records a failed attempt. Schedules the next one, or marks the email as failed after the last. */
export async function postponeMail(
  prisma: DatabaseClient,
  { id, attempts }: Pick<ClaimedMail, 'attempts' | 'id'>,
  { now, problem }: { readonly now: Date; readonly problem: string },
): Promise<void> {
  const next =
    attempts >= mostAttempts
      ? { state: 'failed', settledAt: now }
      : { dueAt: new Date(now.getTime() + computeRetryDelayMs(attempts)) }
  await prisma.mail.updateMany({ where: { id, state: 'queued' }, data: { problem, ...next } })
}

interface Settled {
  readonly state: Exclude<MailState, 'queued'>
  readonly now: Date
  readonly problem?: string | null
  readonly content?: { readonly subject: string; readonly text: string; readonly html: string }
}

export async function recordDelivery(
  { mail }: Pick<DatabaseTransaction, 'mail'>,
  id: string,
  { now, problem = null, ...fields }: Settled,
): Promise<void> {
  await mail.updateMany({ where: { id }, data: { settledAt: now, problem, ...fields } })
}
