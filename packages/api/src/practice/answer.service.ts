import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { gradePractice } from './grade-practice.ts'
import { type AnswerPracticeInput, type PracticeReply, practiceAnswerSchema } from './practice.schemas.ts'
import { practiceOutcomes, practicePurposes } from './practice.vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'
import { noSuchProblem } from './problems.service.ts'
import { readAnswered } from './read-answered.ts'
import { replyTo } from './reply.ts'
import { moveCards } from './review-cards.ts'
import { storePractice } from './stored-practice.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'reads' | 'request' | 'throttle'>

const attemptSchema = z.object({
  attempt: z.int(),
  answer: practiceAnswerSchema,
  outcome: z.enum(practiceOutcomes),
})

const isPractice = (purpose: string) => practicePurposes.some((one) => one === purpose)

/** @throws AppError `not_found`; `conflict` with reason `version_conflict` */
async function findAnswered(prisma: DatabaseClient, id: number, version: number): Promise<PracticeQuestion> {
  const find = await readAnswered(prisma, [{ id, version }])
  const question = find({ id, version })
  if (question === 'not_found') throw noSuchProblem()
  if (question === 'version_conflict') {
    throw new AppError('conflict', 'The problem has no such version', { reason: 'version_conflict' })
  }
  return question
}

/**
 * Grades an answer, and stores it for a signed-in student. The same key is stored once and gets the same reply again.
 * @throws AppError `not_found`, `throttled`; `conflict` with reason `version_conflict`, or `key_used` for a key of
 * another account or question; `bad_input`, with a reason for a typed answer that the student can correct. Nothing is
 * stored then.
 */
export async function answerPractice(deps: Deps, input: AnswerPracticeInput): Promise<PracticeReply> {
  const { identify, now, prisma, reads, request, throttle } = deps
  const caller = await identify()
  if (caller) await throttle.take('practiceAnswerAccount', caller.id)
  else await reads.take(request.address, 1)
  const question = await findAnswered(prisma, input.id, input.version)
  const outcome = gradePractice(question, input)
  if (!caller) return { ...replyTo(question, { ...input, outcome }), cards: moveCards(input, outcome) }
  const count = await storePractice(prisma, [{ input, question, outcome }], { userId: caller.id, at: now() })
  if (count === 1) return replyTo(question, { ...input, outcome })
  const stored = await prisma.response.findUniqueOrThrow({ where: { clientKey: input.client_key } })
  if (stored.userId !== caller.id || stored.questionId !== input.id || !isPractice(stored.purpose)) {
    throw new AppError('conflict', 'The key belongs to another answer', { reason: 'key_used' })
  }
  const isShown = stored.questionVersion === input.version
  const shown = isShown ? question : await findAnswered(prisma, input.id, stored.questionVersion)
  return replyTo(shown, attemptSchema.parse(stored))
}
