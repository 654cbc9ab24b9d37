import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { gradePractice } from './grade-practice.ts'
import { type AnswerPracticeInput, type PracticeReply, practiceAnswerSchema } from './practice.schemas.ts'
import { practiceOutcomes, practicePurposes } from './practice.vocabulary.ts'
import { buildProblemNotFoundError } from './problems.service.ts'
import { type AnsweredQuestion, readAnswered } from './read-answered.ts'
import { replyTo } from './reply.ts'
import { updateCards } from './review-cards.ts'
import { storePractice } from './stored-practice.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'practiceAnswers' | 'prisma' | 'reads' | 'request'>

const attemptSchema = z.object({
  attempt: z.int(),
  answer: practiceAnswerSchema,
  outcome: z.enum(practiceOutcomes),
})

const isPractice = (purpose: string) => practicePurposes.some((one) => one === purpose)

/** @throws AppError `not_found`; `conflict` with reason `version_conflict` */
async function findAnswered(prisma: DatabaseClient, id: number, version: number): Promise<AnsweredQuestion> {
  const find = await readAnswered(prisma, [{ id, version }])
  const answered = find({ id, version })
  if (answered === 'not_found') throw buildProblemNotFoundError()
  if (answered === 'version_conflict') {
    throw new AppError('conflict', 'The problem has no such version', { reason: 'version_conflict' })
  }
  return answered
}

/**
 * Grades an answer, and stores it if the student is signed in. Resending an answer with the same key returns the same
 * reply and stores nothing.
 * @throws AppError `not_found`, `throttled`; `conflict` with reason `version_conflict`, or `key_used` for a key of
 * another account or question; `bad_input`, with a reason for a typed answer that the student can correct. Nothing is
 * stored when an error is thrown.
 */
export async function answerPractice(deps: Deps, input: AnswerPracticeInput): Promise<PracticeReply> {
  const { now, practiceAnswers, prisma, reads, request } = deps
  const caller = await deps.identify()
  if (caller) await practiceAnswers.take(caller.id, 1)
  else await reads.take(request.address, 1)
  const answered = await findAnswered(prisma, input.id, input.version)
  const { question } = answered
  const outcome = gradePractice(question, input)
  if (!caller) return { ...replyTo(question, { ...input, outcome }), cards: updateCards(input, outcome) }
  const count = await storePractice(prisma, [{ input, answered, outcome }], { userId: caller.id, at: now() })
  if (count === 1) return replyTo(question, { ...input, outcome })
  const stored = await prisma.response.findUniqueOrThrow({ where: { clientKey: input.client_key } })
  if (stored.userId !== caller.id || stored.questionId !== input.id || !isPractice(stored.purpose)) {
    throw new AppError('conflict', 'The key belongs to another answer', { reason: 'key_used' })
  }
  const isShown = stored.questionVersion === input.version
  const shown = isShown ? question : (await findAnswered(prisma, input.id, stored.questionVersion)).question
  return replyTo(shown, attemptSchema.parse(stored))
}
