import { FSRSAlgorithm, Rating } from 'ts-fsrs'

/** How well a student remembers a missed problem (FSRS-6). */
export interface MemoryCard {
  /** The number of days without review until the probability of recall falls to 90%. */
  readonly stability: number
  /** FSRS difficulty, 1 to 10. The higher it is, the less a review increases the stability. */
  readonly difficulty: number
  /** The time of the last answer, in milliseconds since 1970. */
  readonly lastAt: number
  /** The number of reviews since the first miss. */
  readonly reviews: number
  /** The number of misses after the first one. */
  readonly lapses: number
}

/** One answer. Answers with hints and "I don't know" count as missed. */
export interface Recall {
  readonly outcome: 'right' | 'missed'
  /** Milliseconds since 1970. */
  readonly at: number
}

export const dayMs = 86_400_000

/** Answers less than half a day apart belong to the same sitting. */
export const sittingMs = dayMs / 2

/** A card is due when its recall probability drops to this value. */
const retention = 0.85

const fsrs = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, request_retention: retention })

/**
 * Returns the elapsed days, rounded to whole days. A card answered in the evening is therefore one day old the next
 * afternoon.
 */
function countDays(from: number, to: number): number {
  return Math.max(0, Math.round((to - from) / dayMs))
}

function rate(outcome: Recall['outcome']): Rating.Again | Rating.Good {
  return outcome === 'right' ? Rating.Good : Rating.Again
}

/**
 * Updates a card with an answer. The first miss creates the card, and only the first answer of a sitting counts.
 * @returns null if the problem was never missed
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

/** Builds a problem's card from its answers, given in any order. Returns null if the problem was never missed. */
export function buildMemoryCard(answers: readonly Recall[]): MemoryCard | null {
  return answers.toSorted((one, other) => one.at - other.at).reduce(reviewCard, null)
}

/** Returns when a card is due, in milliseconds since 1970. */
export function findDueAt({ stability, lastAt }: MemoryCard): number {
  // Half a day is subtracted so that the card is due all day, regardless of the time of day of the last answer.
  return lastAt + fsrs.next_interval(stability, 0) * dayMs - sittingMs
}

/** Returns the probability of recalling a card at a given time, 0 to 1. */
export function predictRecall({ stability, lastAt }: MemoryCard, at: number): number {
  return fsrs.forgetting_curve(countDays(lastAt, at), stability)
}
