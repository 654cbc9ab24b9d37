import type { CalendarDate } from '../calendar.ts'
import { findFreeIntervals, findWindow, type StudyHours } from './study-hours.ts'

const lastMinute = 24 * 60 - 1

interface Sitting {
  readonly key: string
  readonly minutes: number
}

export interface PlacedSitting<Kind extends Sitting> {
  readonly sitting: Kind
  /** Minutes from midnight. */
  readonly start: number
}

/**
 * Places a day's sittings into the free parts of the study window. A gap that is too short for a sitting remains
 * available for later ones. If no gap is long enough, the sitting goes after the window, never before it.
 * @param listAfter returns the keys of sittings that must come first
 */
export function placeSessions<Kind extends Sitting>(
  hours: StudyHours,
  date: CalendarDate,
  sittings: readonly Kind[],
  listAfter: (sitting: Kind) => readonly string[] = () => [],
): PlacedSitting<Kind>[] {
  const window = findWindow(hours, date)
  const free = findFreeIntervals(hours, date)
  const last = free.at(-1)
  const reaches = last?.until === window.until
  // The last gap extends beyond the window, so that it has room for sittings that fit nowhere else. Busy times are
  // known only within the window, so the time after it is treated as free.
  const rest = { from: reaches && last ? last.from : window.until, until: lastMinute }
  let gaps = [...(reaches ? free.slice(0, -1) : free), rest]
  const ends = new Map<string, number>()
  return sittings.map((sitting) => {
    const earliest = Math.max(0, ...listAfter(sitting).map((key) => ends.get(key) ?? 0))
    const gap = gaps.find(({ from, until }) => Math.max(from, earliest) + sitting.minutes <= until) ?? gaps.at(-1)
    const start = Math.min(Math.max(gap?.from ?? window.until, earliest), lastMinute - 1)
    const end = start + sitting.minutes
    ends.set(sitting.key, end)
    gaps = gaps.map((one) => (one === gap ? { ...one, from: end } : one))
    return { sitting, start }
  })
}
