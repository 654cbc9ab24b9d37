import type { ReviewCard } from '@pathwise/api/practice/practice.schemas'
import { countReviewsLeft, practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { devicePractice, type Practiced } from '../../lib/device-practice.ts'

/** Returns the review cards on this device, earliest due date first. */
export function listDeviceCards(): ReviewCard[] {
  return devicePractice
    .latest()
    .flatMap(({ card }) => card ?? [])
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at))
    .slice(0, practiceLimits.cards)
}

/** Returns whether a card is due. `now` is in milliseconds since the Unix epoch. */
export function isDue({ due_at }: ReviewCard, now: number): boolean {
  return Date.parse(due_at) <= now
}

/** Counts the problems due for review, up to what is left of the daily limit. */
export function countDue(practiced: readonly Practiced[], now: number): number {
  const cards = practiced.flatMap(({ card, isRemoved }) => (card && !isRemoved ? card : []))
  const reviewed = cards.map(({ reviews, last_at }) => ({ reviews, lastAt: Date.parse(last_at) }))
  return Math.min(countReviewsLeft(reviewed, now), cards.filter((card) => isDue(card, now)).length)
}
