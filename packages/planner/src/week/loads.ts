import { judgement } from '../data/judgement.ts'
import { concordance, studyHours } from '../data/sat.ts'
import { countWeeksUntilExam, type NextExam } from '../dates/next-exam.ts'
import type { Area } from '../focus/area.ts'
import { sectionScale } from '../focus/benchmark.ts'
import type { Student } from '../focus/exposure.ts'
import { findDistance } from '../focus/rank.ts'
import type { Track } from '../focus/track.ts'
import { required } from '../required.ts'
import type { Workload } from './minutes.ts'

/** Returns the study hours and remaining weeks of each track. */
export function computeWorkloads(
  nexts: readonly { track: Track; next: NextExam }[],
  ranked: readonly Area[],
  student: Student,
): Workload[] {
  return nexts.map(({ track, next }) => ({
    hours: computeHoursNeeded(track, ranked),
    weeks: countWeeksUntilExam(next, track, student),
  }))
}

/** Returns the weeks until the nearest exam, or null if there is no future exam with a date. */
export function findNearestWeeks(loads: readonly Workload[]): number | null {
  const weeks = loads.flatMap((load) => load.weeks ?? [])
  return weeks.length > 0 ? Math.min(...weeks) : null
}

const concorded = Object.entries(concordance.value)
  .map(([act, [sat]]) => ({ act: Number(act), sat }))
  .toSorted((one, other) => one.act - other.act)

/**
 * Converts an ACT composite to an SAT total with the official concordance. Missing rows are interpolated, and
 * composites outside the table are clamped.
 */
export function convertActToSat(composite: number): number {
  const above = concorded.find(({ act }) => act >= composite) ?? concorded.at(-1)
  const below = concorded.findLast(({ act }) => act <= composite) ?? concorded[0]
  if (!above || !below) throw new RangeError('The concordance is empty')
  if (above.act === below.act) return above.sat
  return below.sat + ((above.sat - below.sat) * (composite - below.act)) / (above.act - below.act)
}

/**
 * Estimates the study hours for a gain in SAT points. Returns 0 if there is no gain. The data has confidence level C,
 * because it comes from a single source.
 */
function hoursForGain(points: number): number {
  if (points <= 0) return 0
  const row = studyHours.value.find(({ gain: [, most] }) => most === null || points <= most)
  return required(row).hours
}

/**
 * Returns how many more points the student must gain according to the measurement than according to the expected
 * levels. The difference affects only study hours, because a measurement is never shown as a score.
 */
function findMeasuredGain({ position }: Track & { kind: 'score' }, areas: readonly Area[]): number {
  return position.sections.reduce((sum, { section, expected, target }) => {
    const own = areas.filter((area) => area.section === section && area.measure)
    const weight = own.reduce((total, area) => total + area.weight, 0)
    if (weight === 0) return sum
    const need = own.reduce((total, area) => total + area.weight * findDistance(area), 0) / weight
    const [lowest, highest] = sectionScale(section)
    return sum + need * (highest - lowest) - (target - expected)
  }, 0)
}

/**
 * Returns the study hours needed to get from the student's level to the goal. Returns 0 for a goal that only names
 * subjects, because it has no end point.
 */
export function computeHoursNeeded(track: Track, areas: readonly Area[]): number {
  switch (track.kind) {
    case 'score': {
      const { exam, expected, target } = track.position
      // A goal for a single section is treated like a goal for the whole exam.
      if (exam === 'SAT') return hoursForGain(target - expected + findMeasuredGain(track, areas))
      return hoursForGain(convertActToSat(target) - convertActToSat(expected))
    }
    case 'courses': {
      const own = areas.filter((area) => area.exam === track.exam)
      const weight = own.reduce((sum, area) => sum + area.weight, 0)
      const distance = own.reduce((sum, area) => sum + area.weight * Math.max(0, area.target - area.mastery), 0)
      return weight > 0 ? (distance / weight) * judgement.courseHours * track.courses.length : 0
    }
    case 'subjects':
      return 0
  }
}
