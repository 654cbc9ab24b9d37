import { solve } from '@pathwise/schedule/solve'
import type { CalendarDate } from '../calendar.ts'
import { required } from '../required.ts'
import type { PlannedDay } from './plan-days.ts'
import type { OpenTask, StudyTask } from './study-plan.ts'

export interface WantedTask {
  readonly task: OpenTask
  /** The first and last day on which the task may be done. */
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** Keys of tasks that must come first. Keys of tasks outside the week are ignored. */
  readonly after: readonly string[]
}

/** Returns the keys of the tasks that must come first: the skill's sheet and the previous set. */
export function listPrerequisites({
  kind,
  skills,
  number = 1,
}: Pick<OpenTask, 'kind' | 'skills' | 'number'>): string[] {
  if (kind !== 'practise') return []
  return skills.flatMap((skill) => [`learn.${skill}`, `practise.${skill}.${number - 1}`])
}

/** Returns the value of scheduling a task. Tasks that come earlier in the week's list are worth more. */
function findWorth(index: number, count: number): number {
  return 2 - index / count
}

/**
 * Schedules a week. Earlier tasks take priority, and each task is done in a single session.
 * @returns the scheduled tasks in study order, and those that did not fit
 */
export function planWeek(
  days: readonly PlannedDay[],
  wanted: readonly WantedTask[],
): { placed: StudyTask[]; left: OpenTask[] } {
  const keys = new Set(wanted.map(({ task }) => task.key))
  const findFirstDay = (date: CalendarDate) => days.findIndex((day) => day.date >= date)
  const findLastDay = (date: CalendarDate) => days.findLastIndex((day) => day.date <= date)
  const { sittings } = solve(
    days.map(({ minutes }) => minutes),
    wanted.map(({ task: { key, minutes }, from, until, after }, index) => ({
      id: key,
      minutes,
      least: minutes,
      most: minutes,
      from: findFirstDay(from),
      until: findLastDay(until),
      worth: findWorth(index, wanted.length),
      after: after.filter((other) => keys.has(other)),
    })),
  )
  const dayByKey = new Map(sittings.map(({ task, day }) => [task, required(days[day]).date]))
  const placed = wanted.flatMap(({ task }): StudyTask[] => {
    const day = dayByKey.get(task.key)
    return day ? [{ ...task, day }] : []
  })
  return {
    placed: placed.toSorted((one, other) => one.day.localeCompare(other.day)),
    left: wanted.flatMap(({ task }) => (dayByKey.has(task.key) ? [] : [task])),
  }
}
