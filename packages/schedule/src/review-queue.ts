import { type MemoryCard, predictRecall, reviewCard, sittingMs } from './memory-card.ts'

/** A card that may be selected for review. */
export interface Reviewable {
  readonly card: MemoryCard
  /** The length of a review. */
  readonly minutes: number
}

interface Day {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The time of the exam, which must be later than `now`. */
  readonly examAt: number
  /** The maximum number of reviews per day. */
  readonly cap: number
}

/** The minimum gain in recall probability on the exam day. A review with a smaller gain is omitted. */
const leastGain = 0.02

/** The maximum recall probability at which a card is reviewed. Above it, an answer would provide little information. */
const mostRecall = 0.97

/** Returns how much reviewing a card now increases the probability of recalling it on the exam day. */
function predictGain(card: MemoryCard, now: number, examAt: number): number {
  const recall = predictRecall(card, now)
  const right = reviewCard(card, { outcome: 'right', at: now }) ?? card
  const missed = reviewCard(card, { outcome: 'missed', at: now }) ?? card
  const reviewed = recall * predictRecall(right, examAt) + (1 - recall) * predictRecall(missed, examAt)
  return reviewed - predictRecall(card, examAt)
}

/**
 * Returns the cards to review today, ordered by how much each minute of review increases recall on the exam day. With a
 * cap, this order results in more cards remembered on the exam day than due-date order. Reviews in the last half day
 * count toward the cap.
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
