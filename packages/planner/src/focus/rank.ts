import type { MeasuredSection } from '../measured.ts'
import type { Area } from './area.ts'
import type { Student } from './exposure.ts'
import { measureArea } from './measure-area.ts'
import { listScoreAreas } from './score-areas.ts'
import { listAreasOfCourses, listSubjectAreas } from './skill-areas.ts'
import type { Track } from './track.ts'

/** The minimum distance to the goal, so that areas that have reached the goal still get some study time. */
const upkeep = 0.02

/**
 * Returns the distance to the goal on the exam's scale, or 0 once the goal is reached. Distances between measured
 * levels are converted to this scale, so that all areas are comparable.
 */
export function findDistance(area: Area): number {
  return Math.max(0, (area.target - area.mastery) * (area.measure?.scale ?? 1))
}

/** Returns the ranking value of an area: its weight times its distance to the goal. */
export function computeNeed(area: Area): number {
  return area.weight * Math.max(upkeep, findDistance(area))
}

function listAreas(track: Track, student: Student): Area[] {
  switch (track.kind) {
    case 'score':
      return listScoreAreas(track, student)
    case 'courses':
      return listAreasOfCourses(track, student)
    case 'subjects':
      return listSubjectAreas(track, student)
  }
}

/** Merges areas that several courses share. Adds up their weights and keeps the higher target. */
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
 * Returns the areas of all tracks, greatest need first. All tracks have the same weight. Areas with equal needs keep
 * their order.
 */
export function rankAreas(
  tracks: readonly Track[],
  student: Student,
  measured: readonly MeasuredSection[] = [],
): Area[] {
  const areas = tracks.flatMap((track) =>
    listAreas(track, student)
      .map((area) => ({ ...area, weight: area.weight / tracks.length }))
      .map((area) => measureArea(area, measured, student)),
  )
  // Round, so that floating-point errors do not reorder areas with equal needs.
  return merge(areas).toSorted((one, other) => Math.round((computeNeed(other) - computeNeed(one)) * 1e9))
}
