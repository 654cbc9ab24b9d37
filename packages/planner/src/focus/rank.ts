import type { Area } from './area.ts'
import type { Student } from './exposure.ts'
import { scoreAreas } from './score-areas.ts'
import { courseAreas, subjectAreas } from './skill-areas.ts'
import type { Track } from './track.ts'

/** The least distance that counts, so that an area that has reached the goal still gets some time. */
const upkeep = 0.02

/** Returns the value that areas are ranked by: the weight times the distance from the goal. */
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

/**
 * Merges areas with the same key: adds the weights of a skill in two courses, and keeps the area with the higher
 * target.
 */
function merge(areas: readonly Area[]): Area[] {
  const byKey = new Map<string, Area>()
  for (const area of areas) {
    const known = byKey.get(area.key)
    const weight = area.weight + (known?.weight ?? 0)
    byKey.set(area.key, { ...(known && known.target >= area.target ? known : area), weight })
  }
  return [...byKey.values()]
}

/**
 * Returns every area of every track, greatest need first; equal needs keep the order of the data. Tracks weigh the
 * same.
 */
export function rankAreas(tracks: readonly Track[], student: Student): Area[] {
  const areas = tracks.flatMap((track) =>
    listAreas(track, student).map((area) => ({ ...area, weight: area.weight / tracks.length })),
  )
  // Rounded, so that the order of summation does not break a tie.
  return merge(areas).toSorted((one, other) => Math.round((computeNeed(other) - computeNeed(one)) * 1e9))
}
