import { languages } from '@pathwise/i18n/languages'
import { weekdayIndex } from '@pathwise/planner/weekday'
import { addDays, format, startOfISOWeek } from 'date-fns'

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
export function planDayIndex(day: string): number | undefined {
  const text = day.trim()
  const english = weekdayIndex(text)
  if (english !== undefined) return english
  names ??= weekdayNames()
  return names.get(text)
}

export interface PlanDay {
  day: string
  tasks: readonly string[]
}

export interface StudyEvent {
  /** The day's name as it appears in the plan. */
  day: string
  /** The day's date in the current week, as 'YYYYMMDD'. */
  date: string
  tasks: readonly string[]
}

/** Study hours, 18:00 to 19:00 in the student's local time. */
export const studyHours = { start: 18, end: 19 } as const

/** Maps the plan's days to events in the ISO week of `today` (local time). Skips days that are not weekday names. */
export function studyEvents(days: readonly PlanDay[], today: Date): StudyEvent[] {
  const monday = startOfISOWeek(today)
  return days.flatMap(({ day, tasks }) => {
    const index = planDayIndex(day)
    return index === undefined ? [] : [{ day, date: format(addDays(monday, index), 'yyyyMMdd'), tasks }]
  })
}
