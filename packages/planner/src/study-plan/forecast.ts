import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'

/** A finished week: the minutes that were planned, and the planned minutes of the tasks that were done in it. */
export interface PacedWeek {
  readonly planned: number
  readonly done: number
}

export interface ForecastInput {
  /** In the student's time zone. */
  readonly today: CalendarDate
  /** Weeks before this one, oldest first. */
  readonly weeks: readonly PacedWeek[]
  /** The open tasks of the plan, with those of past days. */
  readonly open: readonly { readonly day: CalendarDate; readonly minutes: number }[]
}

/**
 * - `missing`: so many more weeks with planned minutes are needed.
 * - `finished`: no task is open.
 * - `unknown`: too little was done so far for an end within two years of the plan.
 * - `ends`: the band of the last day; `latest` is null where the slow end of the band never arrives.
 */
export type Forecast =
  | { readonly kind: 'missing'; readonly weeks: number }
  | { readonly kind: 'finished' | 'unknown' }
  | {
      readonly kind: 'ends'
      readonly expected: CalendarDate
      readonly earliest: CalendarDate
      readonly latest: CalendarDate | null
      /** The done part of the planned minutes. */
      readonly pace: number
      /** How many weeks it rests on. */
      readonly weeks: number
    }

const leastWeeks = 2

/** Older weeks say little about today's pace. Judgement. */
const mostWeeks = 8

/** The least spread of a week's pace around its mean: two equal weeks prove no steady pace. Judgement. */
const leastSpread = 0.1

/** The 90 % quantiles of Student's t for 1 to 7 degrees of freedom: four of five outcomes are within the band. */
const quantiles = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415] as const

/** A slower pace has no end that means something. */
const leastPace = 0.05

/** An end that is further away than two years means nothing. */
const mostDays = 730

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Builds a function that returns the day on which the open work is done at a pace; null where it is too far away. */
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
 * Forecasts on which day the plan ends if the student goes on as in the last weeks. It says nothing about a score.
 *
 * The pace is the ratio of the minutes done to those planned, r = Σd ÷ Σp, over at most eight weeks. Its spread is that
 * of the ratio estimator, s² = Σ(d − r·p)² ÷ (n − 1) (W. G. Cochran, Sampling Techniques, 3rd edition, 1977, sections
 * 2.11 and 6.3). The mean pace of m coming weeks differs from r with the standard deviation s ÷ p̄ · √(1/n + 1/m), p̄
 * being the mean of p. The band is r ± t of this, t being the 90 % quantile of Student's t with n − 1 degrees of freedom:
 * it holds four of five outcomes. The plan ends on the day by which the planned minutes times the pace are as many as
 * the open minutes; after its last day, it goes on with the mean minutes of the past weeks.
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
