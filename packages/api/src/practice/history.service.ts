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
import { practiceLimits, practicePurposes, type UploadRefusal, uploadRefusals } from './practice.vocabulary.ts'
import { listRemoved } from './problems.service.ts'
import { readAnswered } from './read-answered.ts'
import { cardColumns, computeCards, presentCard } from './review-cards.ts'
import { type GradedPractice, storePractice } from './stored-practice.ts'

/** Returns the caller's practice history, newest first, with one entry per problem. */
export async function listPracticeHistory({ prisma, caller }: SignedInContext): Promise<PracticeHistory> {
  const rows = await prisma.response.findMany({
    where: { userId: caller.id, purpose: { in: [...practicePurposes] }, questionId: { not: null } },
    orderBy: [{ answeredAt: 'asc' }, { attempt: 'asc' }, { id: 'asc' }],
    select: { ...cardColumns, clientKey: true },
  })
  const cards = computeCards(rows)
  const removed = new Set(await listRemoved({ prisma }, [...cards.keys()]))
  const byQuestion = new Map<number, typeof rows>()
  for (const row of rows) {
    if (row.questionId !== null) byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row])
  }
  const history = [...byQuestion].flatMap(([id, answers]) => {
    const [first, last] = [answers.find(({ outcome }) => outcome !== 'ungraded') ?? answers[0], answers.at(-1)]
    if (!first || !last) return []
    const card = removed.has(id) ? undefined : cards.get(id)
    return {
      ...{ id, outcome: last.outcome, first_outcome: first.outcome, attempts: answers.length },
      hints: Math.max(...answers.map(({ hints }) => hints)),
      answered_at: last.answeredAt.toISOString(),
      client_key: last.clientKey,
      card: card ? presentCard(id, card) : null,
    }
  })
  const newestFirst = history.toSorted((one, other) => other.answered_at.localeCompare(one.answered_at))
  return practiceHistorySchema.parse(newestFirst.slice(0, practiceLimits.history))
}

type Graded = { readonly graded: GradedPractice } | { readonly reason: UploadRefusal }

function isUploadRefusal(reason: string | null): reason is UploadRefusal {
  return uploadRefusals.some((known) => known === reason)
}

function grade(input: AnswerPracticeInput, find: Awaited<ReturnType<typeof readAnswered>>): Graded {
  const answered = find(input)
  if (typeof answered === 'string') return { reason: answered }
  try {
    return { graded: { input, answered, outcome: gradePractice(answered.question, input) } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { reason: isUploadRefusal(error.reason) ? error.reason : 'bad_input' }
  }
}

/**
 * Grades a device's uploaded answers, and stores those that the account does not have yet.
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
    where: {
      userId: caller.id,
      purpose: { in: [...practicePurposes] },
      clientKey: { in: graded.map(({ input }) => input.client_key) },
    },
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
