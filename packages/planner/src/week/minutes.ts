import type { Grade } from '../context.ts'
import { judgement } from '../data/judgement.ts'
import type { Area } from '../focus/area.ts'
import { largestRemainder } from '../focus/largest-remainder.ts'
import { needOf } from '../focus/rank.ts'

export const unit = 5

function toUnits(minutes: number): number {
  return Math.round(minutes / unit) * unit
}

/** One goal's hours, and the weeks left for them (null: no end in sight). */
export interface Workload {
  hours: number
  weeks: number | null
}

/** Hours over weeks, kept between the least and the most that a week of this grade holds. */
export function weeklyMinutes(grade: Grade, loads: readonly Workload[]): number {
  const { least, most } = judgement.week[grade]
  const wanted = loads.reduce((sum, { hours, weeks }) => sum + (weeks === null ? 0 : (hours * 60) / weeks), 0)
  return toUnits(Math.min(most, Math.max(least, wanted)))
}

export interface AreaMinutes {
  area: Area
  minutes: number
}

/**
 * The areas to give minutes to: the best of each section, course or subject, so that no part of the goal is left out, then the
 * next by rank. In rank order.
 */
function pickFocus(ranked: readonly Area[], count: number): Area[] {
  const groups = new Set<string>()
  const best = ranked.filter((area) => {
    const group = area.section ?? area.course ?? area.subject
    if (groups.has(group)) return false
    groups.add(group)
    return true
  })
  const kept = new Set([...new Set([...best, ...ranked])].slice(0, count))
  return ranked.filter((area) => kept.has(area))
}

/**
 * Divides the minutes by need, in units of five. Where the smallest part would be less than a sitting is worth, fewer areas share,
 * until each that is left has enough.
 */
export function divideMinutes(ranked: readonly Area[], minutes: number): AreaMinutes[] {
  for (let count = Math.min(judgement.focusAreas, ranked.length); count > 0; count -= 1) {
    const areas = pickFocus(ranked, count)
    const parts = largestRemainder(areas.map(needOf), Math.floor(minutes / unit))
    if (count === 1 || parts.every((part) => part * unit >= judgement.session.least)) {
      return areas.map((area, index) => ({ area, minutes: (parts[index] ?? 0) * unit }))
    }
  }
  return []
}
