import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { Area } from '../focus/area.ts'
import { divideProportionally } from '../focus/divide-proportionally.ts'
import { computeNeed } from '../focus/rank.ts'
import { required } from '../required.ts'

export const unit = 5

function toUnits(minutes: number): number {
  return Math.round(minutes / unit) * unit
}

/** The work for one track: study hours, and weeks until its exam (null without a date). */
export interface Workload {
  hours: number
  weeks: number | null
}

/** Returns the study minutes per week, within the range for the grade. */
export function computeWeeklyMinutes(grade: Grade, loads: readonly Workload[]): number {
  const { least, most } = judgement.week[grade]
  const wanted = loads.reduce((sum, { hours, weeks }) => sum + (weeks === null ? 0 : (hours * 60) / weeks), 0)
  return toUnits(Math.min(most, Math.max(least, wanted)))
}

function findGroup(area: Area): string {
  return area.section ?? area.course ?? area.subject
}

function needByGroup(areas: readonly Area[]): Map<string, number> {
  const needs = new Map<string, number>()
  for (const area of areas) needs.set(findGroup(area), (needs.get(findGroup(area)) ?? 0) + computeNeed(area))
  return needs
}

/**
 * Returns the weights of the chosen areas. The chosen areas of a group divide the need of the whole group among
 * themselves, because sections with many small areas would otherwise get too little time.
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
 * Chooses the areas that get minutes, and returns them in rank order. First chooses one area per group, so that no part
 * of the goal is left out. Then assigns the remaining places in proportion to each group's need (D'Hondt method).
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
    // The list is sorted by need, so ties go to the area with the greater need.
    const next = open.reduce((best, area) => (computeClaim(area) > computeClaim(best) ? area : best))
    kept.add(next)
    places.set(findGroup(next), (places.get(findGroup(next)) ?? 0) + 1)
  }
  return ranked.filter((area) => kept.has(area))
}

/**
 * Omits a measured area if it is on track and its share of the minutes is shorter than a session, or if the share of
 * its whole group is shorter than a session. The minutes are more useful for other areas.
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

/** Divides minutes by need, in multiples of five. Reduces the number of areas until each gets enough for a session. */
export function divideMinutes(all: readonly Area[], minutes: number): AreaMinutes[] {
  const ranked = leaveOutReached(all, minutes)
  for (let count = Math.min(judgement.focusAreas, ranked.length); count > 0; count -= 1) {
    const areas = pickFocus(ranked, count)
    const parts = divideProportionally(computeShares(areas, ranked), Math.floor(minutes / unit))
    if (count === 1 || parts.every((part) => part * unit >= judgement.session.least)) {
      return areas.map((area, index) => ({ area, minutes: required(parts[index]) * unit }))
    }
  }
  return []
}
