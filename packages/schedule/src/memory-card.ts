import { FSRSAlgorithm, Rating } from 'ts-fsrs'

/** How well a student remembers one missed problem, by FSRS-6. */
export interface MemoryCard {
  /** After this many days without a review, the problem is solved with a chance of 90 %. */
  readonly stability: number
  /** 1 to 10: how little a review adds to the stability. */
  readonly difficulty: number
  /** When it was last answered, in milliseconds since 1970. */
  readonly lastAt: number
  /** How often it was answered since it was first missed. */
  readonly reviews: number
  /** How often it was missed again. */
  readonly lapses: number
}

/** One answer. An answer with help, or "I don't know", counts as missed. */
export interface Recall {
  readonly outcome: 'right' | 'missed'
  /** Milliseconds since 1970. */
  readonly at: number
}

export const dayMs = 86_400_000

/** Answers within half a day are one sitting. */
export const sittingMs = dayMs / 2

/** A card is due when the chance to remember it drops to this. */
const retention = 0.85

const fsrs = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, request_retention: retention })

/** Returns whole days. A card that was answered in the evening is a day old the next afternoon. */
function countDays(from: number, to: number): number {
  return Math.max(0, Math.round((to - from) / dayMs))
}

function rate(outcome: Recall['outcome']): Rating.Again | Rating.Good {
  return outcome === 'right' ? Rating.Good : Rating.Again
}

/**
 * Returns the card after an answer. The first miss makes a card, and only the first answer of a sitting moves it.
 * @returns null for a problem that was never missed
 */
export function reviewCard(card: MemoryCard | null, { outcome, at }: Recall): MemoryCard | null {
  if (!card) {
    if (outcome === 'right') return null
    return { ...fsrs.next_state(null, 0, rate(outcome)), lastAt: at, reviews: 0, lapses: 0 }
  }
  if (at - card.lastAt < sittingMs) return card
  const { stability, difficulty, lastAt, reviews, lapses } = card
  return {
    ...fsrs.next_state({ stability, difficulty }, countDays(lastAt, at), rate(outcome)),
    lastAt: at,
    reviews: reviews + 1,
    lapses: lapses + (outcome === 'missed' ? 1 : 0),
  }
}

/** Returns the card of one problem after all answers to it, in any order; null for one that was never missed. */
export function foldCard(answers: readonly Recall[]): MemoryCard | null {
  return answers.toSorted((one, other) => one.at - other.at).reduce(reviewCard, null)
}

/** Returns when a card is due, in milliseconds since 1970. */
export function findDueAt({ stability, lastAt }: MemoryCard): number {
  // Half a day early, so that a card is due all day and not at the hour of the last answer.
  return lastAt + fsrs.next_interval(stability, 0) * dayMs - sittingMs
}

/** Returns the chance, from 0 to 1, that a card is remembered at a time. */
export function predictRecall({ stability, lastAt }: MemoryCard, at: number): number {
  return fsrs.forgetting_curve(countDays(lastAt, at), stability)
}
