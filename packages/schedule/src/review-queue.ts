import { type MemoryCard, predictRecall, reviewCard, sittingMs } from './memory-card.ts'

/** A card that can be reviewed. */
export interface Reviewable {
  readonly card: MemoryCard
  /** The length of a review. */
  readonly minutes: number
}

interface Day {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The day of the exam, later than `now`. */
  readonly examAt: number
  /** The maximum number of reviews per day. */
  readonly cap: number
}

/** The minimum gain in recall on the exam day. A review with a smaller gain is omitted. */
const leastGain = 0.02

/** The maximum recall of a card to review. Above it, an answer would provide little information. */
const mostRecall = 0.97

/** Returns how much a review now increases the probability of remembering the card on the exam day. */
function predictGain(card: MemoryCard, now: number, examAt: number): number {
  const recall = predictRecall(card, now)
  const right = reviewCard(card, { outcome: 'right', at: now }) ?? card
  const missed = reviewCard(card, { outcome: 'missed', at: now }) ?? card
  const reviewed = recall * predictRecall(right, examAt) + (1 - recall) * predictRecall(missed, examAt)
  return reviewed - predictRecall(card, examAt)
}

/**
 * Returns the cards to review today: those whose review gains the most recall on the exam day per minute, best first.
 * With a cap, this order leads to more cards remembered on the exam day than ordering by due date. Reviews in the last
 * half day count toward the cap.
 */
export function reviewQueue<Item extends Reviewable>(items: readonly Item[], { now, examAt, cap }: Day): Item[] {
  const isFresh = ({ lastAt }: MemoryCard) => now - lastAt < sittingMs
  const done = items.filter(({ card }) => isFresh(card) && card.reviews > 0).length
  return items
    .filter(({ card }) => !isFresh(card) && predictRecall(card, now) < mostRecall)
    .map((item) => ({ item, gain: predictGain(item.card, now, examAt) }))
    .filter(({ gain }) => gain > leastGain)
    .toSorted((one, other) => other.gain / other.item.minutes - one.gain / one.item.minutes)
    .slice(0, Math.max(0, cap - done))
    .map(({ item }) => item)
}
