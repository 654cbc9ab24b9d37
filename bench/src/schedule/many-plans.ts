import { computeBound } from '@pathwise/schedule/bound'
import { solve } from '@pathwise/schedule/solve'
import { type DrawnPlan, generatePlan, type PlanClass } from '@pathwise/schedule/test/drawn-plans'
import { findViolations } from '@pathwise/schedule/test/find-violations'
import { proveShortage } from '@pathwise/schedule/test/prove-shortage'
import { mean } from '../measure/worlds.ts'
import { type Figure, percentile, round } from '../report.ts'
import { describeMoves, removeDay } from './lost-day.ts'

const plansPerClass = 300

/** To measure a different set of random plans, set a seed: `SCHEDULE_SEED=1 npm run bench schedule`. */
export const seedPrefix = process.env['SCHEDULE_SEED'] ?? '0'

const classes: readonly PlanClass[] = [
  { days: 7, fullness: 0.6, topics: 8 },
  { days: 7, fullness: 0.95, topics: 8 },
  { days: 7, fullness: 1.5, topics: 8 },
  { days: 14, fullness: 0.95, topics: 16 },
  { days: 14, fullness: 1.5, topics: 16 },
  { days: 28, fullness: 1.2, topics: 28 },
]

interface Tally {
  broken: number
  brokenAfter: number
  /** The number of plans in which every task is scheduled. */
  complete: number
  /** The number of plans that are proven to lack study time. */
  short: number
  /**
   * The number of plans whose reported shortage is wrong: it differs from the proven shortage, or exceeds the minutes
   * of unscheduled tasks.
   */
  falseShort: number
  /**
   * In plans with a shortage, `named` counts the full days, which the report lists, and `others` counts the other days.
   * `namedHelp` and `othersHelp` count only those days on which 30 more minutes would reduce the shortage.
   */
  named: number
  namedHelp: number
  others: number
  othersHelp: number
  /** For each plan, the minutes of unscheduled tasks minus the reported shortage. */
  gaps: number[]
}

/** Counts the days on which 30 more minutes would reduce the shortage of study time. */
function tryLongerDays({ days, tasks }: DrawnPlan, tally: Tally): void {
  const { shortMinutes, fullDays } = computeBound(days, tasks)
  for (const extended of days.keys()) {
    const longer = days.map((minutes, day) => (day === extended ? minutes + 30 : minutes))
    const helps = computeBound(longer, tasks).shortMinutes < shortMinutes ? 1 : 0
    if (fullDays.includes(extended)) {
      tally.named++
      tally.namedHelp += helps
    } else {
      tally.others++
      tally.othersHelp += helps
    }
  }
}

/**
 * Creates a plan and adds it to the tally. Then removes a day from the plan. Returns the fraction of sittings on the
 * remaining days that were rescheduled, or null if `removeDay` returns null.
 */
function runPlan(drawn: DrawnPlan, tally: Tally): number | null {
  const { days, tasks } = drawn
  const plan = solve(days, tasks)
  if (findViolations(plan, days, tasks).length > 0) tally.broken++
  const unplaced = plan.unplaced.reduce((sum, { minutes }) => sum + minutes, 0)
  const { shortMinutes, fullDays } = computeBound(days, tasks)
  if (unplaced === 0) tally.complete++
  if (shortMinutes !== proveShortage(days, tasks, fullDays) || unplaced < shortMinutes) tally.falseShort++
  tally.gaps.push(unplaced - shortMinutes)
  if (shortMinutes > 0) {
    tally.short++
    tryLongerDays(drawn, tally)
  }
  const lost = removeDay(plan, drawn, [0, 1, 2])
  if (lost?.isBroken) tally.brokenAfter++
  return lost?.moved ?? null
}

function describeTally(tally: Tally, total: number): Figure[] {
  const of = `in ${total} plans`
  return [
    { name: `over-booked or otherwise broken plans ${of}`, value: tally.broken, unit: 'plans', bar: 0 },
    { name: `the same after a lost day ${of}`, value: tally.brokenAfter, unit: 'plans', bar: 0 },
    {
      ...{ name: `false shortages ${of}`, value: tally.falseShort, unit: 'plans', bar: 0 },
      details: {
        proved: tally.short,
        complete: tally.complete,
        shorterThanProvedMinutes: round(mean(tally.gaps)),
        shorterP95: percentile(tally.gaps, 95),
      },
    },
    {
      ...{ name: 'named days on which 30 more minutes help', value: (100 * tally.namedHelp) / tally.named },
      ...{ unit: '%', bar: 100, atLeast: true, details: { days: tally.named } },
    },
    {
      ...{ name: 'other days on which 30 more minutes help', value: tally.othersHelp, unit: 'days', bar: 0 },
      details: { days: tally.others },
    },
  ]
}

/** Checks random plans for errors and false shortages, and measures how many sittings move when a day is lost. */
export function benchManyPlans(): Figure[] {
  const tally: Tally = {
    ...{ broken: 0, brokenAfter: 0, complete: 0, short: 0, falseShort: 0 },
    ...{ named: 0, namedHelp: 0, others: 0, othersHelp: 0, gaps: [] },
  }
  const moves = classes.map((kind, index) => {
    const seeds = Array.from({ length: plansPerClass }, (_, plan) => `${seedPrefix} many ${index} ${plan}`)
    return seeds.map((seed) => runPlan(generatePlan(kind, seed), tally)).filter((moved) => moved !== null)
  })
  const movesOf = (days: number) => moves.filter((_, index) => classes[index]?.days === days)
  return [
    ...describeTally(tally, classes.length * plansPerClass),
    describeMoves('7 days', movesOf(7), 12),
    describeMoves('14 days', movesOf(14), 6),
  ]
}
