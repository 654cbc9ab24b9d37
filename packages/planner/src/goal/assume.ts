import type { Track } from '../focus/track.ts'
import { courseNames } from './course-names.ts'
import type { Reading } from './reading.ts'

/**
 * Completes a parsed goal for this student: adds courses if the goal mentions no courses, and a target score if an SAT
 * goal has none.
 */
export function addAssumptions(reading: Reading, tracks: readonly Track[]): Reading {
  const chosen = tracks.flatMap((track) =>
    track.kind === 'courses' && track.aim.courses.length === 0 ? track.courses : [],
  )
  const sat = tracks.find((track) => track.kind === 'score' && track.exam === 'SAT')
  const target = sat?.kind === 'score' ? String(sat.position.target) : null
  return {
    ...reading,
    assumed: [
      ...reading.assumed.flatMap((one) => {
        if (one.kind !== 'target') return [one]
        return target === null ? [] : [{ ...one, value: target }]
      }),
      ...chosen.map(({ id }) => ({ kind: 'course' as const, value: courseNames[id] })),
    ],
  }
}
