import { languages } from '@pathwise/i18n/languages'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { weekdayIndex } from '@pathwise/planner/weekday'

function weekdayNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of languages) {
    for (const weekday of ['long', 'short'] as const) {
      const dayName = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      // 1 January 2024 was a Monday.
      for (let index = 0; index < 7; index += 1) names.set(dayName.format(Date.UTC(2024, 0, 1 + index)), index)
    }
  }
  return names
}

let names: ReadonlyMap<string, number> | undefined

/**
 * Parses a weekday name and returns its index, 0 (Monday) to 6, or undefined for any other text. Accepts full and short
 * names in English and every supported language, because a plan's language can differ from the UI language.
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

/** A task of a day: its text, its name as a title, and the site's paths of its problems. */
export interface DayTask {
  text: string
  name: string
  paths: readonly string[]
  /** A study sheet in the reader's language that fits the task. */
  sheet?: SheetLink | undefined
  /** The set of practice problems of the task's skills. */
  practice?: SheetLink | undefined
  /** The timed module of the task. */
  module?: SheetLink | undefined
  /** Whether the task is about the student's own mistakes. */
  isReview?: boolean
}

export interface PlanDay {
  day: string
  /** Undefined if the report says nothing about minutes. */
  load?: { minutes: number } | undefined
  tasks: readonly DayTask[]
}

type Dated<Day> = Day & { date: CalendarDate | undefined }

/** Returns the days with their dates, soonest first: the coming occurrence of each weekday, from tomorrow on. */
export function addDates<Day extends PlanDay>(days: readonly Day[], today: CalendarDate): Dated<Day>[] {
  const tomorrow = addDays(today, 1)
  const first = (new Date(tomorrow).getUTCDay() + 6) % 7
  const dated = days.map((day) => {
    const index = findDayIndex(day.day)
    return { ...day, date: index === undefined ? undefined : addDays(tomorrow, (index - first + 7) % 7) }
  })
  // Days whose names are no weekdays come last.
  return dated.toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
}

export interface StudyEvent {
  /** The day's name as it appears in the plan. */
  day: string
  date: CalendarDate
  /** Local times of `date`, as 'HH:MM'. */
  start: string
  end: string
  tasks: readonly DayTask[]
}

/** In minutes: the start of a day's study, its length when the report does not say, and the last minute of the day. */
const studyTime = { start: 18 * 60, usual: 60, last: 24 * 60 - 1 }

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Maps the plan's days to events from 18:00, as long as the day's tasks, on the coming dates. Skips rest days and days
 * that are not weekday names.
 */
export function buildStudyEvents(days: readonly PlanDay[], today: CalendarDate): StudyEvent[] {
  return addDates(days, today).flatMap(({ day, date, tasks, load }) => {
    if (date === undefined || tasks.length === 0) return []
    const end = Math.min(studyTime.start + (load?.minutes ?? studyTime.usual), studyTime.last)
    return [{ day, date, start: clock(studyTime.start), end: clock(end), tasks }]
  })
}
