import type { CalendarDate } from '../calendar.ts'
import { findFreeIntervals, findWindow, type StudyHours } from './study-hours.ts'

const lastMinute = 24 * 60 - 1

interface Sitting {
  readonly key: string
  readonly minutes: number
}

export interface PlacedSitting<Kind extends Sitting> {
  readonly sitting: Kind
  /** The start time, in minutes from midnight. */
  readonly start: number
}

/**
 * Places a day's sittings into the free parts of its study window, in study order. A sitting that does not fit in a gap
 * moves to the next gap, and a later sitting may use the skipped gap. A sitting that does not fit in any gap is placed
 * after the window, never before it.
 * @param listAfter returns the keys of the sittings that must come before the given one
 */
export function placeSittings<Kind extends Sitting>(
  hours: StudyHours,
  date: CalendarDate,
  sittings: readonly Kind[],
  listAfter: (sitting: Kind) => readonly string[] = () => [],
): PlacedSitting<Kind>[] {
  const window = findWindow(hours, date)
  const free = findFreeIntervals(hours, date)
  const last = free.at(-1)
  const reaches = last?.until === window.until
  // Availability after the window is unknown, so sittings that do not fit in any gap are placed there.
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
