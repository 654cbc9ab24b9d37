import type { ReviewCard } from '@pathwise/api/practice/practice.schemas'
import { countReviewsLeft, practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { readJson, storageKeys } from '../../lib/browser-storage.ts'
import { devicePractice, type Practiced } from '../../lib/device-practice.ts'

const reportSchema = z.object({
  result: z.object({
    strategy: z.object({ dates: z.array(z.object({ kind: z.string(), date: z.iso.date() })) }),
  }),
})

/** Returns the next exam date after `today` (`YYYY-MM-DD`), read from the last report. */
export function readExamDay(today: string): string | undefined {
  const dates = readJson(storageKeys.lastReport, (json) => reportSchema.safeParse(json).data?.result.strategy.dates)
  return dates
    ?.flatMap(({ kind, date }) => ((kind === 'sitting' || kind === 'window') && date > today ? [date] : []))
    .toSorted()[0]
}

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
  const cards = practiced.flatMap(({ card }) => card ?? [])
  const reviewed = cards.map(({ reviews, last_at }) => ({ reviews, lastAt: Date.parse(last_at) }))
  return Math.min(countReviewsLeft(reviewed, now), cards.filter((card) => isDue(card, now)).length)
}
