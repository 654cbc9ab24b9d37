import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'

/** A past week, with its planned and completed minutes. */
export interface PacedWeek {
  readonly planned: number
  readonly done: number
}

export interface ForecastInput {
  /** Today in the student's time zone. */
  readonly today: CalendarDate
  /** All weeks before this one, oldest first. */
  readonly weeks: readonly PacedWeek[]
  /** All open tasks, including missed ones. */
  readonly open: readonly { readonly day: CalendarDate; readonly minutes: number }[]
}

/**
 * - `missing`: the number of further planned weeks needed for a forecast.
 * - `finished`: no task is open.
 * - `unknown`: so little is done that the plan would end more than two years late.
 * - `ends`: a band for the last day; `latest` is null if the plan never ends at the slow end of the band.
 */
export type Forecast =
  | { readonly kind: 'missing'; readonly weeks: number }
  | { readonly kind: 'finished' | 'unknown' }
  | {
      readonly kind: 'ends'
      readonly expected: CalendarDate
      readonly earliest: CalendarDate
      readonly latest: CalendarDate | null
      /** Completed minutes divided by planned minutes. */
      readonly pace: number
      /** The number of weeks on which the pace is based. */
      readonly weeks: number
    }

const leastWeeks = 2

/**
 * The maximum number of weeks on which the pace is based, because older weeks say little about the current pace. The
 * value is a judgment call.
 */
const mostWeeks = 8

/**
 * The minimum relative spread of the weekly pace. It is above 0, because two equal weeks do not prove a steady pace.
 * The value is a judgment call.
 */
const leastSpread = 0.1

/** 90 % quantiles of Student's t for 1 to 7 degrees of freedom, for an 80 % band. */
const quantiles = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415] as const

/** The minimum ratio of completed to planned minutes for which an end is forecast. */
const leastPace = 0.05

/** The forecast extends at most two years past the last planned day. */
const mostDays = 730

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Returns a function that converts a pace to the day on which the plan ends, or to null if that day is too far away.
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
 * Forecasts when the plan ends if the student continues at the pace of recent weeks. The pace is the ratio of done to
 * planned minutes, r = Σd ÷ Σp, over at most eight weeks. Its residual variance is s² = Σ(d − r·p)² ÷ (n − 1), as for
 * the ratio estimator (W. G. Cochran, Sampling Techniques, 3rd edition, 1977, sections 2.11 and 6.3). Over the next m
 * weeks, the mean pace differs from r with a standard deviation of s ÷ p̄ · √(1/n + 1/m), where p̄ is the mean of p.
 * The band is r ± t times this value and covers four outcomes out of five; t is the 90 % quantile of Student's t with n
 * − 1 degrees of freedom. The plan ends once the planned minutes times the pace cover the open minutes. After the last
 * planned day, each week has the mean minutes of the past weeks.
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
