import { type MemoryCard, predictRecall, reviewCard, sittingMs } from './memory-card.ts'

/** A card that can be reviewed. */
export interface Reviewable {
  readonly card: MemoryCard
  /** How long a review takes. */
  readonly minutes: number
}

interface Day {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The day of the exam, later than `now`. */
  readonly examAt: number
  /** The most reviews of a day. */
  readonly cap: number
}

/** A review that gains less recall on the exam day is left out. */
const leastGain = 0.02

/** A card that is remembered better than this is not reviewed: an answer would say little. */
const mostRecall = 0.97

/** Returns by how much a review now raises the chance to remember the card on the day of the exam. */
function predictGain(card: MemoryCard, now: number, examAt: number): number {
  const recall = predictRecall(card, now)
  const right = reviewCard(card, { outcome: 'right', at: now }) ?? card
  const missed = reviewCard(card, { outcome: 'missed', at: now }) ?? card
  const reviewed = recall * predictRecall(right, examAt) + (1 - recall) * predictRecall(missed, examAt)
  return reviewed - predictRecall(card, examAt)
}

/**
 * Returns what to review today: the cards whose review gains the most recall on the exam day a minute, best first. With
 * a cap, this order holds more in memory until the exam than the order in which cards are due. Reviews of the last half
 * day count against the cap.
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
