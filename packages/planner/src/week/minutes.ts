import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { Area } from '../focus/area.ts'
import { largestRemainder } from '../focus/largest-remainder.ts'
import { computeNeed } from '../focus/rank.ts'
import { required } from '../required.ts'

export const unit = 5

function toUnits(minutes: number): number {
  return Math.round(minutes / unit) * unit
}

/** The hours required for one part of the goal, and the weeks remaining (null when there is no exam date). */
export interface Workload {
  hours: number
  weeks: number | null
}

/** Returns the minutes per week that the loads require, within the minimum and maximum for this grade. */
export function weeklyMinutes(grade: Grade, loads: readonly Workload[]): number {
  const { least, most } = judgement.week[grade]
  const wanted = loads.reduce((sum, { hours, weeks }) => sum + (weeks === null ? 0 : (hours * 60) / weeks), 0)
  return toUnits(Math.min(most, Math.max(least, wanted)))
}

/** Returns the section, course or subject used to group an area. */
function findGroup(area: Area): string {
  return area.section ?? area.course ?? area.subject
}

function needByGroup(areas: readonly Area[]): Map<string, number> {
  const needs = new Map<string, number>()
  for (const area of areas) needs.set(findGroup(area), (needs.get(findGroup(area)) ?? 0) + computeNeed(area))
  return needs
}

/**
 * Returns the weights used to divide minutes among the chosen areas. Needs are scaled so that a group's chosen areas
 * represent the need of the whole group. Otherwise, a section with many small areas would get too little time, because
 * few of its areas are chosen.
 */
function computeShares(chosen: readonly Area[], ranked: readonly Area[]): number[] {
  const whole = needByGroup(ranked)
  const listed = needByGroup(chosen)
  return chosen.map(
    (area) => (computeNeed(area) * required(whole.get(findGroup(area)))) / required(listed.get(findGroup(area))),
  )
}

export interface AreaMinutes {
  area: Area
  minutes: number
}

/**
 * Chooses the areas that get minutes, and returns them in rank order. The best area of each section, course or subject
 * is chosen first, so that every part of the goal is included. The remaining areas are chosen by the highest averages
 * of the groups' needs (D'Hondt method).
 */
function pickFocus(ranked: readonly Area[], count: number): Area[] {
  const needs = needByGroup(ranked)
  const kept = new Set<Area>()
  const places = new Map<string, number>()
  const computeClaim = (area: Area) => {
    const held = places.get(findGroup(area)) ?? 0
    return held === 0 ? Number.POSITIVE_INFINITY : required(needs.get(findGroup(area))) / (held + 1)
  }
  while (kept.size < Math.min(count, ranked.length)) {
    const open = ranked.filter((area) => !kept.has(area))
    // When two groups have equal claims, the area with the greater need is chosen, because the list is ranked by need.
    const next = open.reduce((best, area) => (computeClaim(area) > computeClaim(best) ? area : best))
    kept.add(next)
    places.set(findGroup(next), (places.get(findGroup(next)) ?? 0) + 1)
  }
  return ranked.filter((area) => kept.has(area))
}

/**
 * Omits sections and on-track areas that are so close to the goal that they would get less than one session. Including
 * them would displace other parts of the goal.
 */
function leaveOutReached(ranked: readonly Area[], minutes: number): readonly Area[] {
  const needs = needByGroup(ranked)
  const total = ranked.reduce((sum, area) => sum + computeNeed(area), 0)
  const isEnough = (need: number) => (need / total) * minutes >= judgement.session.least
  const open = ranked.filter((area) => {
    if (!area.measure) return true
    const isReached = area.measure.verdict === 'on_track' && !isEnough(computeNeed(area))
    return !isReached && isEnough(required(needs.get(findGroup(area))))
  })
  return open.length > 0 ? open : ranked
}

/**
 * Divides the minutes in proportion to need, in units of five. Uses fewer areas if the smallest part would be too short
 * for a useful session.
 */
export function divideMinutes(all: readonly Area[], minutes: number): AreaMinutes[] {
  const ranked = leaveOutReached(all, minutes)
  for (let count = Math.min(judgement.focusAreas, ranked.length); count > 0; count -= 1) {
    const areas = pickFocus(ranked, count)
    const parts = largestRemainder(computeShares(areas, ranked), Math.floor(minutes / unit))
    if (count === 1 || parts.every((part) => part * unit >= judgement.session.least)) {
      return areas.map((area, index) => ({ area, minutes: required(parts[index]) * unit }))
    }
  }
  return []
}
