import { judgement } from '../data/judgement.ts'
import { concordance, studyHours } from '../data/sat.ts'
import type { Area } from '../focus/area.ts'
import type { Track } from '../focus/track.ts'
import { required } from '../required.ts'

const concorded = Object.entries(concordance.value)
  .map(([act, [sat]]) => ({ act: Number(act), sat }))
  .toSorted((one, other) => one.act - other.act)

/** SAT total of an ACT composite by the official concordance; rows that it lacks are interpolated, and its ends continue flat. */
export function convertActToSat(composite: number): number {
  const above = concorded.find(({ act }) => act >= composite) ?? concorded.at(-1)
  const below = concorded.findLast(({ act }) => act <= composite) ?? concorded[0]
  if (!above || !below) throw new RangeError('The concordance is empty')
  if (above.act === below.act) return above.sat
  return below.sat + ((above.sat - below.sat) * (composite - below.act)) / (above.act - below.act)
}

/** Hours that a gain of SAT points is said to take; none for no gain. An estimate, of the facts' confidence C. */
function hoursForGain(points: number): number {
  if (points <= 0) return 0
  const row = studyHours.value.find(({ gain: [, most] }) => most === null || points <= most)
  return required(row).hours
}

/** Hours of study that lie between the student and the goal. A goal by subject has no end, so it asks for none. */
export function hoursNeeded(track: Track, areas: readonly Area[]): number {
  switch (track.kind) {
    case 'score': {
      const { exam, expected, target } = track.position
      // One section of the SAT is half of its total; one of the ACT stands for the composite.
      if (exam === 'SAT') return hoursForGain(target - expected)
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
