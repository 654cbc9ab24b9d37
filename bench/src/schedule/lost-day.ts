import { type Replan, replan } from '@pathwise/schedule/replan'
import type { Plan } from '@pathwise/schedule/task'
import type { DrawnPlan } from '@pathwise/schedule/test/drawn-plans'
import { findViolations } from '@pathwise/schedule/test/find-violations'
import { mean } from '../measure/worlds.ts'
import { type Figure, percentile, round } from '../report.ts'

export const price = 12

export interface LostDay {
  readonly days: readonly number[]
  readonly next: Replan
  /** The number of sittings on the remaining days that moved, as a fraction of all sittings on those days. */
  readonly moved: number
  readonly isBroken: boolean
}

/**
 * Removes the first candidate day that has sittings, and reschedules the plan. Returns null if no candidate day has
 * sittings, or if all sittings are on that day.
 */
export function removeDay(plan: Plan, { days, tasks }: DrawnPlan, candidates: readonly number[]): LostDay | null {
  const lost = candidates.find((day) => plan.sittings.some((sitting) => sitting.day === day))
  const others = plan.sittings.filter(({ day }) => day !== lost).length
  if (lost === undefined || others === 0) return null
  const left = days.map((minutes, day) => (day === lost ? 0 : minutes))
  const next = replan(plan, { days: left, tasks }, price)
  const isBroken = findViolations(next.plan, left, tasks).length > 0
  return { days: left, next, moved: 1 - next.kept.length / others, isBroken }
}

/** Averages the fraction of moved sittings over all classes of plans, each with equal weight. */
export function describeMoves(name: string, classes: readonly (readonly number[])[], bar: number): Figure {
  const all = classes.flat()
  return {
    name: `${name}: sittings of other days that a lost day moves`,
    value: 100 * mean(classes.map((moves) => mean(moves))),
    unit: '%',
    bar,
    details: {
      p95: round(100 * percentile(all, 95)),
      highestClass: round(100 * Math.max(...classes.map((moves) => mean(moves)))),
      shareUpTo20: round((100 * all.filter((moved) => moved <= 0.2).length) / all.length),
      plans: all.length,
    },
  }
}
