import { languages } from '@pathwise/i18n/languages'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { placeSessions } from '@pathwise/planner/study-plan/place-sittings'
import { formatTimeOfDay, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { weekdayIndex } from '@pathwise/planner/weekday'

function weekdayNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of languages) {
    for (const weekday of ['long', 'short'] as const) {
      const dayName = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      // January 1, 2024 was a Monday.
      for (let index = 0; index < 7; index += 1) names.set(dayName.format(Date.UTC(2024, 0, 1 + index)), index)
    }
  }
  return names
}

let names: ReadonlyMap<string, number> | undefined

/**
 * Returns the index of a weekday, 0 (Monday) to 6, or undefined for any other text. Accepts full and short names in
 * every supported language, because a plan may be in a different language than the UI.
 */
export function findDayIndex(day: string): number | undefined {
  const text = day.trim()
  const english = weekdayIndex(text)
  if (english !== undefined) return english
  names ??= weekdayNames()
  return names.get(text)
}

export interface SheetLink {
  path: string
  title: string
}

/** A task, with its short name and the paths of its problems on this site. */
export interface DayTask {
  text: string
  name: string
  paths: readonly string[]
  /** Undefined if the report does not estimate minutes. */
  minutes?: number | undefined
  /** Links to a study sheet in the reader's language. */
  sheet?: SheetLink | undefined
  /** Links to a practice set for the task's skills. */
  practice?: SheetLink | undefined
  /** Links to a practice set for the section's skills. Offered when no timed module is available. */
  untimed?: SheetLink | undefined
  module?: SheetLink | undefined
  /** Whether the task is a review of past mistakes. */
  isReview?: boolean
}

export interface PlanDay {
  day: string
  /** Undefined if the report does not estimate minutes. */
  load?: { minutes: number } | undefined
  tasks: readonly DayTask[]
}

type Dated<Day> = Day & { date: CalendarDate | undefined }

/** Sets the date of each day to the next date after today that has the same weekday, then sorts the days by date. */
export function addDates<Day extends PlanDay>(days: readonly Day[], today: CalendarDate): Dated<Day>[] {
  const tomorrow = addDays(today, 1)
  const first = (new Date(tomorrow).getUTCDay() + 6) % 7
  const dated = days.map((day) => {
    const index = findDayIndex(day.day)
    return { ...day, date: index === undefined ? undefined : addDays(tomorrow, (index - first + 7) % 7) }
  })
  // Days without a weekday name come last.
  return dated.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
}

export interface StudyEvent {
  /** The name of the day, as written in the plan. */
  day: string
  date: CalendarDate
  /** Local times on `date`, as 'HH:MM'. */
  start: string
  end: string
  tasks: readonly DayTask[]
}

/** The default study time per day, in minutes, for a report that does not state it. */
const usualMinutes = 60

const usualDay = { from: '18:00', until: '21:00', minutes: 0 }
/** The default study windows, for students who do not follow a study plan. */
const usualHours: StudyHours = {
  week: {
    ...{ monday: usualDay, tuesday: usualDay, wednesday: usualDay, thursday: usualDay, friday: usualDay },
    ...{ saturday: usualDay, sunday: usualDay },
  },
  exceptions: {},
}

interface DaySitting {
  readonly key: string
  readonly minutes: number
  readonly tasks: readonly DayTask[]
}

/** Returns one sitting per task if the duration of every task is known, or else one sitting for all tasks. */
function listSittings({ tasks, load }: PlanDay): DaySitting[] {
  const own = tasks.flatMap((task, index) =>
    task.minutes === undefined ? [] : [{ key: String(index), minutes: task.minutes, tasks: [task] }],
  )
  return own.length === tasks.length ? own : [{ key: 'all', minutes: load?.minutes ?? usualMinutes, tasks }]
}

/**
 * Schedules a day's sittings in the free parts of its study window. Merges consecutive sittings without a break between
 * them into one event.
 */
function buildDayEvents(day: PlanDay, date: CalendarDate, hours: StudyHours): StudyEvent[] {
  const events: { start: number; end: number; tasks: readonly DayTask[] }[] = []
  const placed = placeSessions(hours, date, listSittings(day)).toSorted((one, other) => one.start - other.start)
  for (const { sitting, start } of placed) {
    const last = events.at(-1)
    const end = start + sitting.minutes
    if (last?.end === start) events[events.length - 1] = { ...last, end, tasks: [...last.tasks, ...sitting.tasks] }
    else events.push({ start, end, tasks: sitting.tasks })
  }
  return events.map(({ start, end, tasks }) => ({
    day: day.day,
    date,
    start: formatTimeOfDay(start),
    end: formatTimeOfDay(end),
    tasks,
  }))
}

/**
 * Schedules each day of the plan on its next date, at the first free time in the study window. Skips rest days and days
 * without a weekday name.
 */
export function buildStudyEvents(
  days: readonly PlanDay[],
  today: CalendarDate,
  hours: StudyHours = usualHours,
): StudyEvent[] {
  return addDates(days, today).flatMap(({ date, ...day }) =>
    date === undefined || day.tasks.length === 0 ? [] : buildDayEvents(day, date, hours),
  )
}
