import {
  type AnswerPracticeInput,
  answerPracticeInputSchema,
  openProblemSchema,
  type PracticeReply,
  practiceReplySchema,
  practiceSetSchema,
} from '@pathwise/api/practice/practice.schemas'
import { practiceOutcomes } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { readJson, removeEntry, writeJson } from '../../../lib/browser-storage.ts'
import { queueAnswers } from '../../../lib/queued-answers.ts'

const workSchema = z.object({
  hints: z.array(z.string()),
  first: z.enum(practiceOutcomes).optional(),
  /** The last graded answer. `reply` is the server's response to it. */
  given: answerPracticeInputSchema.shape.answer.optional(),
  reply: practiceReplySchema.optional(),
  /**
   * An answer that the server has not confirmed. If it is sent again, its idempotency key prevents the server from
   * storing it twice.
   */
  pending: answerPracticeInputSchema.optional(),
})
export type Work = z.infer<typeof workSchema>

const playedSetSchema = z.object({
  source: z.string(),
  /** The id of the sitting. Absent when the set is a single problem. */
  id: z.string().optional(),
  problems: z.array(openProblemSchema).min(1),
  /** Pairs the id of a replacement problem (`id`) with the id of the missed problem that it replaces (`review_of`). */
  reviews: practiceSetSchema.shape.reviews.default([]),
  /** The index of the current problem, or the number of problems once the result is shown. */
  at: z.int().min(0),
  work: z.record(z.string(), workSchema),
})
export type PlayedSet = z.infer<typeof playedSetSchema>

export const untouched: Work = { hints: [] }

export function getWork({ work }: PlayedSet, id: number): Work {
  return work[id] ?? untouched
}

export function changeWork(set: PlayedSet, id: number, change: (work: Work) => Work): PlayedSet {
  return { ...set, work: { ...set.work, [id]: change(getWork(set, id)) } }
}

export function removePending(work: Work): Work {
  const { pending: _, ...rest } = work
  return rest
}

/** Stores the server's reply to the pending answer. Ignores a reply to any other answer. */
export function applyReply(work: Work, input: AnswerPracticeInput, reply: PracticeReply): Work {
  if (work.pending?.client_key !== input.client_key) return work
  return { ...removePending(work), first: work.first ?? reply.outcome, given: input.answer, reply }
}

export type Step = 'open' | 'pending' | 'second' | 'grading' | 'done'

/** Returns the step of a problem: first try, pending reply, second try, self-grading of an essay, or done. */
export function getStep({ pending, reply }: Work): Step {
  if (pending) return 'pending'
  if (!reply) return 'open'
  if (!reply.final) return 'second'
  return reply.outcome === 'ungraded' ? 'grading' : 'done'
}

export type Verdict = 'first' | 'helped' | 'missed' | 'pending'

export function getOutcome({ hints, first, reply, pending }: Work): Verdict {
  if (pending) return 'pending'
  if (reply?.outcome !== 'right') return 'missed'
  return hints.length > 0 || first === 'wrong' ? 'helped' : 'first'
}

/** Returns whether the result is shown and every answer has been checked. */
export function isFinished(set: PlayedSet): boolean {
  return set.at >= set.problems.length && listPending(set).length === 0
}

/** Single problems use their own storage key so that they do not overwrite a set in progress. */
const findKey = (source: string) =>
  source.startsWith('/practice/set') ? 'pathwise.practice-set.1' : 'pathwise.practice-problem.1'

/** Returns the stored state of the set at the URL `source`. A reload resumes the set from this state. */
export function readPracticeSet(source: string): PlayedSet | undefined {
  const kept = readJson(findKey(source), (json) => playedSetSchema.safeParse(json).data)
  return kept?.source === source ? kept : undefined
}

/**
 * Stores a set so that a reload can resume it. If another set was stored, queues its unconfirmed answers for sending.
 */
export function storePracticeSet(set: PlayedSet) {
  const key = findKey(set.source)
  const before = readJson(key, (json) => playedSetSchema.safeParse(json).data)
  if (before && before.source !== set.source) queueAnswers(listPending(before))
  writeJson(key, set)
}

function listPending({ work }: PlayedSet): AnswerPracticeInput[] {
  return Object.values(work).flatMap(({ pending }) => pending ?? [])
}

/** Removes a stored set. Answers that could not be checked yet are queued. */
export function removePracticeSet(source: string) {
  const key = findKey(source)
  const before = readJson(key, (json) => playedSetSchema.safeParse(json).data)
  if (before) queueAnswers(listPending(before))
  removeEntry(key)
}
