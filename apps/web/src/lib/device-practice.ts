import {
  type AnswerPracticeInput,
  answerPracticeInputSchema,
  type PracticeHistory,
  type PracticeReply,
  reviewCardSchema,
} from '@pathwise/api/practice/practice.schemas'
import { practiceLimits, practiceOutcomes } from '@pathwise/api/practice/practice.vocabulary'
import type { AppRouter } from '@pathwise/api/root'
import type { TRPCClient } from '@trpc/client'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createListStore } from './stored-list.ts'

const practicedSchema = z.object({
  id: z.int(),
  /** The outcome of the last attempt. */
  outcome: z.enum(practiceOutcomes),
  firstOutcome: z.enum(practiceOutcomes),
  hints: z.int(),
  /** When the last attempt was made, in ISO 8601 (UTC). */
  answeredAt: z.string(),
  /** Answers to the problem that are not in an account yet. */
  attempts: z.array(answerPracticeInputSchema),
  /** The problem's memory state from the server. Absent until the first incorrect answer. */
  card: reviewCardSchema.optional(),
  /** Whether the server has said that the problem can no longer be practiced. */
  isRemoved: z.boolean().optional(),
})
/** A student's results on a problem. */
export type Practiced = z.infer<typeof practicedSchema>

const { subscribe, current, latest, replace } = createListStore(
  'pathwise.practice.1',
  practicedSchema,
  (stored, inMemory) => [...inMemory, ...stored.filter(({ id }) => !inMemory.some((one) => one.id === id))],
)

const isGraded = (outcome: Practiced['outcome'] | undefined) => outcome !== undefined && outcome !== 'ungraded'

interface Recorded {
  readonly input: AnswerPracticeInput
  readonly reply: Pick<PracticeReply, 'outcome'> & Partial<Pick<PracticeReply, 'cards'>>
  /** Whether the answer went to a signed-in student's account. */
  readonly inAccount: boolean
}

/** Problems answered on this device, newest first. */
export const devicePractice = {
  latest,

  record: ({ input, reply: { outcome, cards = [] }, inAccount }: Recorded) => {
    const known = latest().map((one) => ({ ...one, card: cards.find(({ id }) => id === one.id) ?? one.card }))
    const before = known.find(({ id }) => id === input.id)
    const practiced: Practiced = {
      id: input.id,
      outcome,
      firstOutcome: before && isGraded(before.firstOutcome) ? before.firstOutcome : outcome,
      hints: Math.max(before?.hints ?? 0, input.hints),
      answeredAt: input.answered_at,
      attempts: [...(before?.attempts ?? []), ...(inAccount ? [] : [input])],
      card: cards.find(({ id }) => id === input.id) ?? before?.card,
    }
    replace([practiced, ...known.filter(({ id }) => id !== input.id)].slice(0, practiceLimits.history))
  },

  /** Marks these problems as removed from practice, and all others as available. */
  markRemoved: (ids: readonly number[]) => {
    const isChanged = latest().some(({ id, isRemoved = false }) => isRemoved !== ids.includes(id))
    if (isChanged) replace(latest().map((one) => ({ ...one, isRemoved: ids.includes(one.id) })))
  },

  /** Removes from this device the problems whose answers are all in an account. */
  removeUploaded: () => {
    if (latest().length > 0) replace(latest().filter(({ attempts }) => attempts.length > 0))
  },
}

export function useDevicePractice(): readonly Practiced[] {
  return useSyncExternalStore(subscribe, current)
}

type InAccount = PracticeHistory[number]

/** Returns the first outcome of a problem that is in both lists. */
function mergeFirstOutcome({ attempts, firstOutcome }: Practiced, { first_outcome }: InAccount): Practiced['outcome'] {
  // Unsent attempts can be older than those of the account, whose attempts at an essay may all be ungraded.
  const hasUnsentMiss =
    attempts.length > 0 && isMissed({ outcome: firstOutcome }) && !isMissed({ outcome: first_outcome })
  return hasUnsentMiss || !isGraded(first_outcome) ? firstOutcome : first_outcome
}

function mergeProblem(own: Practiced | undefined, inAccount: InAccount): Practiced {
  const { id, outcome, first_outcome, hints, answered_at, card: cardInAccount } = inAccount
  const isOwnLater = own !== undefined && Date.parse(own.answeredAt) >= Date.parse(answered_at)
  const attempts = own?.attempts ?? []
  // The account's card is current even if this device has the later answer, because a replacement problem may have
  // updated it since.
  const card = cardInAccount ?? (attempts.length > 0 ? own?.card : undefined)
  return {
    id,
    ...(isOwnLater ? { outcome: own.outcome, answeredAt: own.answeredAt } : { outcome, answeredAt: answered_at }),
    firstOutcome: own ? mergeFirstOutcome(own, inAccount) : first_outcome,
    hints: Math.max(own?.hints ?? 0, hints),
    attempts,
    ...(card && { card }),
  }
}

/**
 * Merges this device's problems with the account's, newest first. For a problem in both, the later answer is the last
 * one, and everything else comes from the account, unless this device has answers that the account does not have yet.
 */
export function mergePracticed(device: readonly Practiced[], history: PracticeHistory): Practiced[] {
  const merged = new Map(device.map((one) => [one.id, one]))
  for (const inAccount of history) merged.set(inAccount.id, mergeProblem(merged.get(inAccount.id), inAccount))
  return [...merged.values()].sort((one, other) => Date.parse(other.answeredAt) - Date.parse(one.answeredAt))
}

/**
 * Sends this device's answers to the account, oldest first. Rejected answers are not sent again.
 * @throws the error of a call that may succeed on a retry
 */
export async function uploadDevicePractice({ practice }: TRPCClient<AppRouter>) {
  const waiting = latest()
    .flatMap(({ attempts }) => attempts)
    .sort((one, other) => Date.parse(one.answered_at) - Date.parse(other.answered_at))
  for (let start = 0; start < waiting.length; start += practiceLimits.upload) {
    const answers = waiting.slice(start, start + practiceLimits.upload)
    const { stored, refused } = await practice.upload.mutate({ answers })
    const settled = new Set([...stored, ...refused.map(({ client_key }) => client_key)])
    replace(
      latest().map((one) => ({
        ...one,
        attempts: one.attempts.filter(({ client_key }) => !settled.has(client_key)),
      })),
    )
  }
}

/** Returns whether either the first or the last answer was wrong or "I don't know". */
export function wasEverMissed({ outcome, firstOutcome }: Practiced): boolean {
  return [outcome, firstOutcome].some((one) => one === 'wrong' || one === 'unknown')
}

/** Returns whether the last answer was wrong or "I don't know". */
export function isMissed({ outcome }: Pick<Practiced, 'outcome'>): boolean {
  return outcome === 'wrong' || outcome === 'unknown'
}
