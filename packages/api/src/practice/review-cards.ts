import type { DatabaseClient } from '@pathwise/db/database'
import { buildMemoryCard, findDueAt, type MemoryCard, type Recall, reviewCard } from '@pathwise/schedule/memory-card'
import type { AnswerPracticeInput, ReviewCard } from './practice.schemas.ts'
import { type PracticeOutcome, practicePurposes } from './practice.vocabulary.ts'

/** The fields of an answer that affect review cards. */
interface CardAnswer {
  readonly questionId: number | null
  readonly reviewOf: number | null
  readonly outcome: string
  readonly hints: number
  readonly answeredAt: Date
}

export const cardColumns = {
  questionId: true,
  reviewOf: true,
  outcome: true,
  hints: true,
  answeredAt: true,
} as const

/** Converts an answer to a recall. A correct answer with a hint is treated as a miss. */
function toRecall({ outcome, hints, answeredAt }: Omit<CardAnswer, 'questionId' | 'reviewOf'>): Recall {
  return { outcome: outcome === 'right' && hints === 0 ? 'right' : 'missed', at: answeredAt.getTime() }
}

/**
 * Computes the review card of each missed problem from all answers of a student, which must be sorted by time. An
 * answer to a replacement problem also updates the card of the problem that it replaces.
 */
export function computeCards(answers: readonly CardAnswer[]): Map<number, MemoryCard> {
  const recalls = new Map<number, Recall[]>()
  for (const answer of answers) {
    if (answer.outcome === 'ungraded') continue
    for (const id of [answer.questionId, answer.reviewOf]) {
      if (id !== null) recalls.set(id, [...(recalls.get(id) ?? []), toRecall(answer)])
    }
  }
  return new Map(
    [...recalls].flatMap(([id, ofCard]) => {
      const card = buildMemoryCard(ofCard)
      return card ? [[id, card] as const] : []
    }),
  )
}

export async function readCards({ response }: DatabaseClient, userId: string): Promise<Map<number, MemoryCard>> {
  const where = { userId, purpose: { in: [...practicePurposes] } }
  return computeCards(await response.findMany({ where, select: cardColumns }))
}

/**
 * The latest due date of a card. A device's clock can be years ahead, and `z.iso.datetime` rejects years after 9999.
 */
const lastMoment = Date.UTC(10_000) - 1

export function presentCard(id: number, { lastAt, ...card }: MemoryCard): ReviewCard {
  return {
    id,
    ...card,
    last_at: new Date(lastAt).toISOString(),
    due_at: new Date(Math.min(findDueAt({ lastAt, ...card }), lastMoment)).toISOString(),
  }
}

export function parseCard({ last_at, stability, difficulty, reviews, lapses }: ReviewCard): MemoryCard {
  return { stability, difficulty, reviews, lapses, lastAt: Date.parse(last_at) }
}

/**
 * Returns the cards that an answer updates on a device without an account: the card of the problem, and the card of the
 * missed problem that it replaces, if any.
 */
export function updateCards(
  { id, review_of, cards = [], hints, answered_at }: AnswerPracticeInput,
  outcome: PracticeOutcome,
): ReviewCard[] {
  if (outcome === 'ungraded') return cards
  const recall = toRecall({ outcome, hints, answeredAt: new Date(answered_at) })
  return [...new Set([id, review_of])].flatMap((one) => {
    if (one === undefined) return []
    const before = cards.find((card) => card.id === one)
    const card = reviewCard(before ? parseCard(before) : null, recall)
    return card ? [presentCard(one, card)] : []
  })
}
