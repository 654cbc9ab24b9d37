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
 * The days after Monday, 0 to 6, that a plan's day names: in full or short, in English or any language of ours, for a plan may
 * have been made in another language than the one on screen. Undefined for any other text.
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
  /** The plan's own name of the day. */
  day: string
  /** The date in the week of `today`, as 'YYYYMMDD'. */
  date: string
  tasks: readonly string[]
}

/** Study time is 18:00 to 19:00 on the student's own clock, wherever that is. */
export const studyHours = { start: 18, end: 19 } as const

/** The plan's days as events in the week, Monday first, that `today` (local time) lies in. Days that name no weekday are left out. */
export function studyEvents(days: readonly PlanDay[], today: Date): StudyEvent[] {
  const monday = startOfISOWeek(today)
  return days.flatMap(({ day, tasks }) => {
    const index = planDayIndex(day)
    return index === undefined ? [] : [{ day, date: format(addDays(monday, index), 'yyyyMMdd'), tasks }]
  })
}
