import type { SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { gradePractice } from './grade-practice.ts'
import {
  type AnswerPracticeInput,
  type PracticeHistory,
  practiceHistorySchema,
  type UploadedPractice,
  type UploadPracticeInput,
} from './practice.schemas.ts'
import { practiceLimits, type UploadRefusal, uploadRefusals } from './practice.vocabulary.ts'
import { readAnswered } from './read-answered.ts'
import { type GradedPractice, storePractice } from './stored-practice.ts'

/** Returns what the caller has practiced, newest first. */
export async function listPracticeHistory({ prisma, caller }: SignedInContext): Promise<PracticeHistory> {
  const rows = await prisma.$queryRaw`
    SELECT id, outcome, first_outcome, hints, attempts, to_char(answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS answered_at, client_key
    FROM (
      SELECT question_id AS id, outcome, answered_at, client_key,
        first_value(outcome) OVER attempts AS first_outcome,
        row_number() OVER (PARTITION BY question_id ORDER BY answered_at DESC, attempt DESC, id DESC) AS from_last,
        max(hints) OVER question AS hints,
        (count(*) OVER question)::int AS attempts
      FROM responses
      WHERE user_id = ${caller.id} AND purpose = 'practice' AND question_id IS NOT NULL
      WINDOW question AS (PARTITION BY question_id),
        attempts AS (PARTITION BY question_id ORDER BY answered_at, attempt, id)
    ) AS given
    WHERE from_last = 1 ORDER BY given.answered_at DESC, given.id DESC LIMIT ${practiceLimits.history}`
  return practiceHistorySchema.parse(rows)
}

type Graded = { readonly graded: GradedPractice } | { readonly reason: UploadRefusal }

function isUploadRefusal(reason: string | null): reason is UploadRefusal {
  return uploadRefusals.some((known) => known === reason)
}

function grade(input: AnswerPracticeInput, find: Awaited<ReturnType<typeof readAnswered>>): Graded {
  const question = find(input)
  if (typeof question === 'string') return { reason: question }
  try {
    return { graded: { input, question, outcome: gradePractice(question, input) } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { reason: isUploadRefusal(error.reason) ? error.reason : 'bad_input' }
  }
}

/**
 * Grades and stores the answers of a device that the account may not have yet.
 * @throws AppError `throttled`
 */
export async function uploadPractice(
  { prisma, throttle, now, caller }: SignedInContext,
  { answers }: UploadPracticeInput,
): Promise<UploadedPractice> {
  await throttle.take('practiceUploadAccount', caller.id, answers.length)
  const find = await readAnswered(prisma, answers)
  const judged = answers.map((input) => ({ input, ...grade(input, find) }))
  const graded = judged.flatMap((one) => ('graded' in one ? [one.graded] : []))
  await storePractice(prisma, graded, { userId: caller.id, at: now() })
  const rows = await prisma.response.findMany({
    where: { userId: caller.id, purpose: 'practice', clientKey: { in: graded.map(({ input }) => input.client_key) } },
    select: { clientKey: true, questionId: true },
  })
  const questionOfKey = new Map(rows.map(({ clientKey, questionId }) => [clientKey, questionId]))
  const results = judged.map((one): { readonly client_key: string; readonly reason: UploadRefusal | null } => {
    const { client_key, id } = one.input
    if ('reason' in one) return { client_key, reason: one.reason }
    // The database stores keys in lower case.
    return { client_key, reason: questionOfKey.get(client_key.toLowerCase()) === id ? null : 'key_used' }
  })
  return {
    stored: [...new Set(results.flatMap(({ client_key, reason }) => (reason === null ? [client_key] : [])))],
    refused: results.flatMap(({ client_key, reason }) => (reason === null ? [] : [{ client_key, reason }])),
  }
}
