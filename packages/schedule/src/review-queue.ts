import { type MemoryCard, predictRecall, reviewCard, sittingMs } from './memory-card.ts'

export interface Reviewable {
  readonly card: MemoryCard
  readonly minutes: number
}

interface Day {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Must be later than `now`. */
  readonly examAt: number
  /** The maximum number of cards to return. */
  readonly cap: number
}

/** The minimum gain in recall on the exam day. Reviews with a smaller gain are skipped. */
const leastGain = 0.02

/** The maximum probability of recall. Cards above it are skipped, because a review would provide little information. */
const mostRecall = 0.97

/** Returns the increase in exam-day recall from reviewing the card now. */
function predictGain(card: MemoryCard, now: number, examAt: number): number {
  const recall = predictRecall(card, now)
  const right = reviewCard(card, { outcome: 'right', at: now }) ?? card
  const missed = reviewCard(card, { outcome: 'missed', at: now }) ?? card
  const reviewed = recall * predictRecall(right, examAt) + (1 - recall) * predictRecall(missed, examAt)
  return reviewed - predictRecall(card, examAt)
}

/**
 * Returns the cards to review today, sorted by gain in exam-day recall per minute. If the number of reviews is capped,
 * this order leaves more cards remembered on the exam day than sorting by due date does.
 */
export function reviewQueue<Item extends Reviewable>(items: readonly Item[], { now, examAt, cap }: Day): Item[] {
  return items
    .filter(({ card }) => now - card.lastAt >= sittingMs && predictRecall(card, now) < mostRecall)
    .map((item) => ({ item, gain: predictGain(item.card, now, examAt) }))
    .filter(({ gain }) => gain > leastGain)
    .toSorted((one, other) => other.gain / other.item.minutes - one.gain / one.item.minutes)
    .slice(0, cap)
    .map(({ item }) => item)
}
