import { solve } from '@pathwise/schedule/solve'
import type { CalendarDate } from '../calendar.ts'
import { required } from '../required.ts'
import type { PlannedDay } from './plan-days.ts'
import type { OpenTask, StudyTask } from './study-plan.ts'

/** A candidate task for a week. */
export interface WantedTask {
  readonly task: OpenTask
  /** The days within the week on which the task may be done. */
  readonly from: CalendarDate
  readonly until: CalendarDate
  /** The keys of prerequisite tasks. Keys of tasks that are not in the week are ignored. */
  readonly after: readonly string[]
}

/** Returns the keys of a task's prerequisites: the study sheet for its skill, and the preceding set. */
export function listPrerequisites({
  kind,
  skills,
  number = 1,
}: Pick<OpenTask, 'kind' | 'skills' | 'number'>): string[] {
  if (kind !== 'practise') return []
  return skills.flatMap((skill) => [`learn.${skill}`, `practise.${skill}.${number - 1}`])
}

/** Returns a task's worth, which decreases with the task's position in the week's list. */
function findWorth(index: number, count: number): number {
  return 2 - index / count
}

/**
 * Schedules tasks on the days of a week. Tasks earlier in the list have priority. Each task is one sitting.
 * @returns the scheduled tasks with their days, in study order, and the tasks that did not fit
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
