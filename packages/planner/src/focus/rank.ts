import type { Area } from './area.ts'
import { courseAreas } from './course-areas.ts'
import type { Student } from './exposure.ts'
import { scoreAreas } from './score-areas.ts'
import { subjectAreas } from './subject-areas.ts'
import type { Track } from './track.ts'

/** An area that is already where the goal wants it still gets a little, so that it stays there. */
const upkeep = 0.02

/** What ranks an area: its weight times its distance from the goal. */
export function computeNeed(area: Area): number {
  return area.weight * Math.max(upkeep, area.target - area.mastery)
}

function listAreas(track: Track, student: Student): Area[] {
  switch (track.kind) {
    case 'score':
      return scoreAreas(track, student)
    case 'courses':
      return courseAreas(track, student)
    case 'subjects':
      return subjectAreas(track, student)
  }
}

/** One area a key: the weights of the same skill in two courses add up, and the farther goal counts. */
function merge(areas: readonly Area[]): Area[] {
  const byKey = new Map<string, Area>()
  for (const area of areas) {
    const known = byKey.get(area.key)
    const weight = area.weight + (known?.weight ?? 0)
    byKey.set(area.key, { ...(known && known.target >= area.target ? known : area), weight })
  }
  return [...byKey.values()]
}

/** Every area of every track, the one with the greatest need first; equal needs keep the order of the data. Tracks weigh the same. */
export function rankAreas(tracks: readonly Track[], student: Student): Area[] {
  const areas = tracks.flatMap((track) =>
    listAreas(track, student).map((area) => ({ ...area, weight: area.weight / tracks.length })),
  )
  // Rounded, because sums in another order must not break a tie.
  return merge(areas).toSorted((one, other) => Math.round((computeNeed(other) - computeNeed(one)) * 1e9))
}
