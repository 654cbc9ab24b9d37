import {
  type AnswerPracticeInput,
  answerPracticeInputSchema,
  openProblemSchema,
  practiceReplySchema,
  practiceSetSchema,
} from '@pathwise/api/practice/practice.schemas'
import { practiceOutcomes } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { readJson, removeEntry, type StorageKey, writeJson } from '../browser-storage.ts'
import { queueAnswers } from '../queued-answers.ts'

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

export function listPending({ work }: { work: Record<string, Pick<Work, 'pending'>> }): AnswerPracticeInput[] {
  return Object.values(work).flatMap(({ pending }) => pending ?? [])
}

// Single problems use their own storage key so that they do not overwrite a set in progress.
const keys = { set: 'pathwise.practice-set.1', problem: 'pathwise.practice-problem.1' } as const
const findKey = (source: string) => (source.startsWith('/practice/set') ? keys.set : keys.problem)
const readStored = (key: StorageKey) => readJson(key, (json) => playedSetSchema.safeParse(json).data)

/** Returns the stored state of the set at the URL `source`. A reload resumes the set from this state. */
export function readPracticeSet(source: string): PlayedSet | undefined {
  const kept = readStored(findKey(source))
  return kept?.source === source ? kept : undefined
}

/**
 * Stores a set so that a reload can resume it. If another set was stored, queues its unconfirmed answers for sending.
 */
export function storePracticeSet(set: PlayedSet) {
  const key = findKey(set.source)
  const before = readStored(key)
  if (before && before.source !== set.source) queueAnswers(listPending(before))
  writeJson(key, set)
}

/** Removes a stored set. Answers that could not be checked yet are queued. */
export function removePracticeSet(source: string) {
  const key = findKey(source)
  const before = readStored(key)
  if (before) queueAnswers(listPending(before))
  removeEntry(key)
}

// Reads only the pending answers, so that they are sent even if the rest of the set cannot be read.
const unconfirmedSchema = z.object({ work: z.record(z.string(), workSchema.pick({ pending: true }).catch({})) })

/** Queues the answers of the open set that the server has not confirmed. Leaving the set page also queues them. */
export function queueUnconfirmedAnswers() {
  for (const key of Object.values(keys)) {
    const stored = readJson(key, (json) => unconfirmedSchema.safeParse(json).data)
    if (stored) queueAnswers(listPending(stored))
  }
}

/** Removes the stored set and the stored single problem, with their pending answers. */
export function removeStoredSets() {
  for (const key of Object.values(keys)) removeEntry(key)
}
