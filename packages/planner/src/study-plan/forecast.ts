import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'

/** A finished week: its planned minutes, and the planned minutes of the tasks completed in it. */
export interface PacedWeek {
  readonly planned: number
  readonly done: number
}

export interface ForecastInput {
  /** The current date in the student's time zone. */
  readonly today: CalendarDate
  /** The weeks before the current week, oldest first. */
  readonly weeks: readonly PacedWeek[]
  /** The plan's open tasks, including those from past days. */
  readonly open: readonly { readonly day: CalendarDate; readonly minutes: number }[]
}

/**
 * - `missing`: this many more weeks with planned minutes are needed.
 * - `finished`: no task is open.
 * - `unknown`: too little has been done to forecast an end within two years of the plan.
 * - `ends`: the band for the last day; `latest` is null when the work would never be finished at the slow end of the
 * band.
 */
export type Forecast =
  | { readonly kind: 'missing'; readonly weeks: number }
  | { readonly kind: 'finished' | 'unknown' }
  | {
      readonly kind: 'ends'
      readonly expected: CalendarDate
      readonly earliest: CalendarDate
      readonly latest: CalendarDate | null
      /** The fraction of the planned minutes that were completed. */
      readonly pace: number
      /** The number of weeks that the pace is based on. */
      readonly weeks: number
    }

const leastWeeks = 2

/**
 * The maximum number of past weeks to use, because older weeks are a poor indicator of the current pace. This is our
 * judgment.
 */
const mostWeeks = 8

/**
 * The minimum spread of the weekly pace around its mean, because two weeks with the same pace do not prove a steady
 * pace. This is our judgment.
 */
const leastSpread = 0.1

/**
 * The 90 % quantiles of Student's t-distribution for 1 to 7 degrees of freedom. They make the band contain four out of
 * five outcomes.
 */
const quantiles = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415] as const

/** The minimum pace at which a forecast is meaningful. */
const leastPace = 0.05

/** A forecast more than two years ahead is not meaningful. */
const mostDays = 730

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Returns a function that computes the day on which the open work is finished at a given pace, or null when that day is
 * too far away.
 */
function createEndFinder({ today, open }: Pick<ForecastInput, 'open' | 'today'>, perDay: number) {
  const wanted = sum(open.map(({ minutes }) => minutes))
  const coming = open.filter(({ day }) => day >= today).toSorted((one, other) => one.day.localeCompare(other.day))
  return (pace: number): CalendarDate | null => {
    if (pace < leastPace) return null
    let done = 0
    for (const { day, minutes } of coming) {
      done += minutes * pace
      if (done >= wanted - 0.5) return day
    }
    const days = Math.ceil((wanted - done) / (perDay * pace))
    return days > mostDays ? null : addDays(coming.at(-1)?.day ?? today, days)
  }
}

/**
 * Forecasts the day on which the plan ends if the student continues at the pace of recent weeks. It does not predict a
 * score. The pace is the ratio of done to planned minutes, r = Σd ÷ Σp, over at most eight weeks. Its variance is that
 * of the ratio estimator, s² = Σ(d − r·p)² ÷ (n − 1) (W. G. Cochran, Sampling Techniques, 3rd edition, 1977, sections
 * 2.11 and 6.3). The difference between r and the mean pace of the next m weeks has the standard deviation s ÷ p̄ ·
 * √(1/n + 1/m), where p̄ is the mean of p. The band is r ± t times this value, where t is the 90 % quantile of
 * Student's t with n − 1 degrees of freedom; it contains four out of five outcomes. The plan ends on the day by which
 * the planned minutes times the pace reach the open minutes. After the last planned day, the forecast assumes the mean
 * minutes of the past weeks.
 */
export function forecastEnd({ today, weeks: all, open }: ForecastInput): Forecast {
  const weeks = all.filter(({ planned }) => planned > 0).slice(-mostWeeks)
  if (open.length === 0) return { kind: 'finished' }
  if (weeks.length < leastWeeks) return { kind: 'missing', weeks: leastWeeks - weeks.length }
  const planned = sum(weeks.map((week) => week.planned))
  const pace = sum(weeks.map(({ done }) => done)) / planned
  const mean = planned / weeks.length
  const findEnd = createEndFinder({ today, open }, mean / 7)
  const expected = findEnd(pace)
  if (expected === null) return { kind: 'unknown' }
  const variance = sum(weeks.map((week) => (week.done - pace * week.planned) ** 2)) / (weeks.length - 1)
  const spread = Math.max(leastSpread, Math.sqrt(variance) / mean)
  const coming = Math.max(1, daysBetween(today, expected) / 7)
  const quantile = quantiles[weeks.length - 2] ?? 1.415
  const width = quantile * spread * Math.sqrt(1 / weeks.length + 1 / coming)
  return {
    kind: 'ends',
    expected,
    earliest: findEnd(pace + width) ?? expected,
    latest: findEnd(pace - width),
    pace,
    weeks: weeks.length,
  }
}
