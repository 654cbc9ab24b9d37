import { languages } from '@pathwise/i18n/languages'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { placeSittings } from '@pathwise/planner/study-plan/place-sittings'
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
 * Parses a weekday name and returns its index, 0 (Monday) to 6, or undefined for any other string. Accepts full and
 * short names in English and every supported language, because a plan's language can differ from the UI language.
 */
export function findDayIndex(day: string): number | undefined {
  const text = day.trim()
  const english = weekdayIndex(text)
  if (english !== undefined) return english
  names ??= weekdayNames()
  return names.get(text)
}

/** A link to a study sheet. */
export interface SheetLink {
  path: string
  title: string
}

/** A task of a day, with its full text, its short name, and the paths of its problems on this site. */
export interface DayTask {
  text: string
  name: string
  paths: readonly string[]
  /** Undefined if the report has no minutes. */
  minutes?: number | undefined
  /** A study sheet for the task, in the reader's language. */
  sheet?: SheetLink | undefined
  /** A set of practice problems for the task's skills. */
  practice?: SheetLink | undefined
  /** A set of problems for a section's skills, used when there is no timed module. */
  untimed?: SheetLink | undefined
  /** The timed module for the task. */
  module?: SheetLink | undefined
  /** Whether the task is a review of the student's own mistakes. */
  isReview?: boolean
}

export interface PlanDay {
  day: string
  /** Undefined if the report has no minutes. */
  load?: { minutes: number } | undefined
  tasks: readonly DayTask[]
}

type Dated<Day> = Day & { date: CalendarDate | undefined }

/** Returns the days with their dates, sorted by date. Each weekday gets its next date after today. */
export function addDates<Day extends PlanDay>(days: readonly Day[], today: CalendarDate): Dated<Day>[] {
  const tomorrow = addDays(today, 1)
  const first = (new Date(tomorrow).getUTCDay() + 6) % 7
  const dated = days.map((day) => {
    const index = findDayIndex(day.day)
    return { ...day, date: index === undefined ? undefined : addDays(tomorrow, (index - first + 7) % 7) }
  })
  // Days whose names are not weekday names come last.
  return dated.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
}

export interface StudyEvent {
  /** The day's name as it appears in the plan. */
  day: string
  date: CalendarDate
  /** Local times on `date`, as 'HH:MM'. */
  start: string
  end: string
  tasks: readonly DayTask[]
}

/** The default study time per day when the report has no minutes, in minutes. */
const usualMinutes = 60

const usualDay = { from: '18:00', until: '21:00', minutes: 0 }
/** The default study window when the student follows no plan. */
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

/** Returns the sittings of a day: one per task if every task has minutes, otherwise a single one for all tasks. */
function listSittings({ tasks, load }: PlanDay): DaySitting[] {
  const own = tasks.flatMap((task, index) =>
    task.minutes === undefined ? [] : [{ key: String(index), minutes: task.minutes, tasks: [task] }],
  )
  return own.length === tasks.length ? own : [{ key: 'all', minutes: load?.minutes ?? usualMinutes, tasks }]
}

/**
 * Schedules a day's sittings in the free parts of its study window. Sittings with no break between them are merged into
 * one event.
 */
function buildDayEvents(day: PlanDay, date: CalendarDate, hours: StudyHours): StudyEvent[] {
  const events: { start: number; end: number; tasks: readonly DayTask[] }[] = []
  const placed = placeSittings(hours, date, listSittings(day)).toSorted((one, other) => one.start - other.start)
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
 * Maps the days of the plan to events on their next dates, each starting at the first free time in the student's study
 * window. Skips rest days and days that are not weekday names.
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
