import { solve } from '@pathwise/schedule/solve'
import type { CalendarDate } from '../calendar.ts'
import { required } from '../required.ts'
import type { PlannedDay } from './plan-days.ts'
import type { OpenTask, StudyTask } from './study-plan.ts'

/** A task that a week would like to hold. */
export interface WantedTask {
  readonly task: OpenTask
  /** The days on which the task may be done, within the week. */
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** The keys of tasks that come first. Keys of tasks that are not in the week are ignored. */
  readonly after: readonly string[]
}

/** Returns the keys of the tasks before a task: the sheet of its skill, and the set before it. */
export function listPrerequisites({
  kind,
  skills,
  number = 1,
}: Pick<OpenTask, 'kind' | 'skills' | 'number'>): string[] {
  if (kind !== 'practise') return []
  return skills.flatMap((skill) => [`learn.${skill}`, `practise.${skill}.${number - 1}`])
}

/** What each task of a week is worth, from the first to the last: the order of the list, without extremes. */
function findWorth(index: number, count: number): number {
  return 2 - index / count
}

/**
 * Places tasks on the days of a week, those first that come first in the list. A task is done in one sitting.
 * @returns the tasks with their days in the order of study, and those that have no place
 */
export function planWeek(
  days: readonly PlannedDay[],
  wanted: readonly WantedTask[],
): { placed: StudyTask[]; left: OpenTask[] } {
  const keys = new Set(wanted.map(({ task }) => task.key))
  const indexOf = (date: CalendarDate) => days.findIndex((day) => day.date >= date)
  const lastOf = (date: CalendarDate) => days.findLastIndex((day) => day.date <= date)
  const { sittings } = solve(
    days.map(({ minutes }) => minutes),
    wanted.map(({ task: { key, minutes }, from, until, after }, index) => ({
      id: key,
      minutes,
      least: minutes,
      most: minutes,
      from: indexOf(from),
      until: lastOf(until),
      worth: findWorth(index, wanted.length),
      after: after.filter((other) => keys.has(other)),
    })),
  )
  const dayOf = new Map(sittings.map(({ task, day }) => [task, required(days[day]).date]))
  const placed = wanted.flatMap(({ task }): StudyTask[] => {
    const day = dayOf.get(task.key)
    return day ? [{ ...task, day }] : []
  })
  return {
    placed: placed.toSorted((one, other) => one.day.localeCompare(other.day)),
    left: wanted.flatMap(({ task }) => (dayOf.has(task.key) ? [] : [task])),
  }
}
