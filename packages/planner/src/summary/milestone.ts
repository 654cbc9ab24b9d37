import { judgement } from '../data/judgement.ts'
import { studyHours } from '../data/sat.ts'
import { weeksUntil } from '../dates/next-exam.ts'
import type { Student } from '../focus/exposure.ts'
import type { ScorePosition } from '../focus/target.ts'
import { type Phrase, phrase } from '../phrase.ts'
import { convertActToSat, hoursNeeded } from '../week/loads.ts'
import type { TrackNext } from './next.ts'

/**
 * Estimates the gain in SAT points from hours of study: the midpoint of the largest gain range that needs at most these
 * hours, or the lower end of the smallest range if all ranges need more. The confidence of this estimate is C.
 */
function estimateGain(hours: number): number {
  const row = studyHours.value.findLast((one) => one.hours <= hours)
  const [least, most] = row?.gain ?? studyHours.value[0]?.gain ?? [0, null]
  return row && most !== null ? (least + most) / 2 : least
}

/**
 * Returns the score after a gain of SAT points. It is at least one step of the exam's scale above the expected score.
 */
function addGain({ exam, expected, target }: ScorePosition, points: number): number {
  if (exam === 'SAT') return expected + Math.max(1, Math.floor(points / 10)) * 10
  const reached = convertActToSat(expected) + points
  let score = target
  while (score > expected + 1 && convertActToSat(score) > reached) score -= 1
  return score
}

/**
 * Returns a sentence when the goal needs more hours than the longest weeks of this grade provide before the exam. The
 * sentence contains the score that is reachable in these hours. Returns none when the goal has no exam date or when the
 * user did not set a target score.
 */
export function milestonePhrases({ track, next }: TrackNext, student: Student): Phrase[] {
  if (track.kind !== 'score' || next.kind !== 'sitting' || track.aim.target === null) return []
  const weeks = weeksUntil(next, track, student) ?? 0
  const hours = (weeks * judgement.week[student.grade].most) / 60
  if (hoursNeeded(track, []) <= hours) return []
  const milestone = addGain(track.position, estimateGain(hours))
  if (milestone >= track.position.target) return []
  return [phrase('need.milestone', { date: { date: next.sitting.date }, milestone })]
}
