/** Part of a day, in minutes from midnight. `until` is exclusive. */
export interface Interval {
  readonly from: number
  readonly until: number
}

/** Sorts intervals, merges those that touch or overlap, and removes empty ones. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = []
  const sorted = intervals.filter(({ from, until }) => from < until).toSorted((one, other) => one.from - other.from)
  for (const interval of sorted) {
    const last = merged.at(-1)
    if (!last || interval.from > last.until) merged.push(interval)
    else merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, interval.until) }
  }
  return merged
}

export function clipIntervals(intervals: readonly Interval[], window: Interval): Interval[] {
  return mergeIntervals(
    intervals.map(({ from, until }) => ({ from: Math.max(from, window.from), until: Math.min(until, window.until) })),
  )
}

/** Returns the parts of a window outside the busy intervals. */
export function subtractIntervals(window: Interval, busy: readonly Interval[]): Interval[] {
  const taken = clipIntervals(busy, window)
  const starts = [window.from, ...taken.map(({ until }) => until)]
  const ends = [...taken.map(({ from }) => from), window.until]
  return mergeIntervals(starts.map((from, index) => ({ from, until: ends[index] ?? from })))
}
