import type { CalendarDate } from '../calendar.ts'
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts'
import { type FreeWindow, findWindow, formatTimeOfDay, listDays, type StudyHours } from './study-hours.ts'
import { fromClockTime, toClockTime } from './time-zone.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const dayMs = 1440 * minuteMs

/** Start and end in milliseconds since 1970, in multiples of 1,000. `end` is exclusive. */
export interface BusyTime {
  readonly start: number
  readonly end: number
}

/** Busy intervals by day, in the student's local time. */
export type BusyDays = ReadonlyMap<CalendarDate, readonly Interval[]>

export interface Days {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** Returns the start of the first day and the end of the last day, in milliseconds since 1970. */
export function findBounds(timeZone: string, { from, until }: Days): BusyTime {
  return { start: fromClockTime(timeZone, Date.parse(from)), end: fromClockTime(timeZone, Date.parse(until) + dayMs) }
}

/** Returns the first instant in a busy time at which the UTC offset differs from the offset at the start. */
function findClockChange({ start, end }: BusyTime, findOffset: (at: number) => number): number {
  let [before, after] = [start / secondMs, end / secondMs]
  const offset = findOffset(start)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (findOffset(middle * secondMs) === offset) before = middle
    else after = middle
  }
  return after * secondMs
}

/** Converts a busy time to local time. An hour that a clock change skips is included. */
function toClockRanges(timeZone: string, { start, end }: BusyTime): BusyTime[] {
  const findOffset = (at: number) => toClockTime(timeZone, at) - at
  const [first, last] = [findOffset(start), findOffset(end)]
  if (first === last) return [{ start: start + first, end: end + first }]
  const change = findClockChange({ start, end }, findOffset)
  return [
    { start: start + first, end: change + Math.max(first, last) },
    { start: change + last, end: end + last },
  ]
}

/** Splits busy times at local midnight and drops those outside the given days. */
export function divideByDay(timeZone: string, times: readonly BusyTime[], days: Days): BusyDays {
  const bounds = findBounds(timeZone, days)
  const busy = new Map<CalendarDate, Interval[]>()
  for (const time of times) {
    const clipped = { start: Math.max(time.start, bounds.start), end: Math.min(time.end, bounds.end) }
    if (clipped.start >= clipped.end) continue
    for (const { start, end } of toClockRanges(timeZone, clipped)) {
      for (let midnight = Math.floor(start / dayMs) * dayMs; midnight < end; midnight += dayMs) {
        const date = new Date(midnight).toISOString().slice(0, 10)
        const from = Math.max(0, Math.floor((start - midnight) / minuteMs))
        const until = Math.min(1440, Math.ceil((end - midnight) / minuteMs))
        busy.set(date, [...(busy.get(date) ?? []), { from, until }])
      }
    }
  }
  return new Map([...busy].map(([date, intervals]) => [date, mergeIntervals(intervals)]))
}

/** Returns the free parts of the study window for each day on which a busy time overlaps the window. */
export function findFreeWindows(
  hours: Pick<StudyHours, 'week'>,
  busy: BusyDays,
  { from, until }: Days,
): Record<CalendarDate, FreeWindow[]> {
  const rows = listDays(from, until).flatMap((date): [CalendarDate, FreeWindow[]][] => {
    const window = findWindow(hours, date)
    if (window.from === window.until) return []
    const free = subtractIntervals(window, busy.get(date) ?? [])
    const [only] = free
    if (free.length === 1 && only?.from === window.from && only.until === window.until) return []
    const toText = ({ from: start, until: end }: Interval) => ({
      from: formatTimeOfDay(start),
      until: formatTimeOfDay(end),
    })
    return [[date, free.map(toText)]]
  })
  return Object.fromEntries(rows)
}
