import { type NextExam, weeksUntil } from '../dates/next-exam.ts'
import type { Area } from '../focus/area.ts'
import type { Student } from '../focus/exposure.ts'
import type { Track } from '../focus/track.ts'
import { hoursNeeded } from './hours.ts'
import type { Workload } from './minutes.ts'

/** Returns the hours of each part of the goal, and the weeks until its exam. */
export function workloads(
  nexts: readonly { track: Track; next: NextExam }[],
  ranked: readonly Area[],
  student: Student,
): Workload[] {
  return nexts.map(({ track, next }) => ({
    hours: hoursNeeded(track, ranked),
    weeks: weeksUntil(next, track, student),
  }))
}

/** Returns the weeks until the nearest exam of the plan; null when none is ahead. */
export function findNearestWeeks(loads: readonly Workload[]): number | null {
  const weeks = loads.flatMap((load) => load.weeks ?? [])
  return weeks.length > 0 ? Math.min(...weeks) : null
}
