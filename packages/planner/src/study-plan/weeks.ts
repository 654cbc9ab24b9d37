import { addDays, type CalendarDate } from '../calendar.ts'
import type { SkillId } from '../data/skills.ts'
import { weekdays } from '../weekday.ts'
import { findWeekday } from './study-hours.ts'
import type { StudyTask } from './study-plan.ts'

export function findMonday(day: CalendarDate): CalendarDate {
  return addDays(day, -weekdays.indexOf(findWeekday(day)))
}

/** A set, a timed module, a diagnostic or a sheet. Days are in the student's time zone. */
interface Sitting {
  readonly day: CalendarDate
  /** The key of the task from which the student started the sitting, or null. */
  readonly task: string | null
  readonly seconds: number
  readonly isDone: boolean
}

export interface WeeksInput {
  /** All tasks in the plan, finished or not. */
  readonly tasks: readonly StudyTask[]
  /** When each task was done, by task key. */
  readonly doneOn: ReadonlyMap<string, CalendarDate>
  readonly sittings: readonly Sitting[]
  /** The minutes that were planned for each week before tasks moved, keyed by the Monday of the week. */
  readonly planned: ReadonlyMap<CalendarDate, number>
  readonly today: CalendarDate
}

export interface StudyWeek {
  /** The Monday of the week. */
  readonly week: CalendarDate
  readonly planned: number
  /** The measured minutes, plus the unmeasured minutes of tasks that the student marked as done by hand. */
  readonly worked: number
  /** The planned minutes of the tasks that were finished in this week. */
  readonly done: number
  readonly doneTasks: number
  /** Skills whose last sheet or set was done in this week. */
  readonly settled: readonly SkillId[]
}

/** Returns the week in which each skill was settled. A skill is settled when all of its sheets and sets are done. */
function findSettled({ tasks, doneOn }: WeeksInput): [SkillId, CalendarDate][] {
  const ends = new Map<SkillId, CalendarDate | undefined>()
  for (const { kind, skills, key } of tasks) {
    const [skill] = skills
    if ((kind !== 'learn' && kind !== 'practise') || !skill) continue
    const day = doneOn.get(key)
    const known = ends.get(skill)
    const isOpen = !day || (ends.has(skill) && !known)
    ends.set(skill, isOpen ? undefined : [day, known ?? day].toSorted()[1])
  }
  return [...ends].flatMap(([skill, day]): [SkillId, CalendarDate][] => (day ? [[skill, findMonday(day)]] : []))
}

/**
 * Returns the unmeasured minutes of a finished task: 0 if a sitting completed it, otherwise the planned minutes minus
 * the measured minutes.
 */
function findUnmeasured({ key, minutes }: StudyTask, sittings: readonly Sitting[]): number {
  const own = sittings.filter(({ task }) => task === key)
  if (own.some(({ isDone }) => isDone)) return 0
  return Math.max(0, minutes - own.reduce((sum, { seconds }) => sum + seconds / 60, 0))
}

/** Returns every week from the first with planned or done work to the current one, oldest first. */
export function listStudyWeeks(input: WeeksInput): StudyWeek[] {
  const { tasks, doneOn, sittings, planned, today } = input
  const current = findMonday(today)
  const weeks = new Map<CalendarDate, { -readonly [Name in keyof Omit<StudyWeek, 'week'>]: StudyWeek[Name] }>()
  const change = (day: CalendarDate) => {
    const week = findMonday(day)
    const known = weeks.get(week) ?? { planned: 0, worked: 0, done: 0, doneTasks: 0, settled: [] }
    if (week <= current) weeks.set(week, known)
    return known
  }
  for (const { day, minutes } of tasks) change(day).planned += minutes
  for (const [week, minutes] of planned) {
    const known = change(week)
    known.planned = Math.max(known.planned, minutes)
  }
  for (const { day, seconds } of sittings) change(day).worked += seconds / 60
  for (const task of tasks) {
    const day = doneOn.get(task.key)
    if (day === undefined) continue
    const week = change(day)
    week.done += task.minutes
    week.doneTasks += 1
    week.worked += findUnmeasured(task, sittings)
  }
  for (const [skill, week] of findSettled(input)) {
    const known = change(week)
    known.settled = [...known.settled, skill]
  }
  const first = [...weeks.keys()].toSorted()[0]
  if (first === undefined) return []
  const list: StudyWeek[] = []
  for (let week = first; week <= current; week = addDays(week, 7)) {
    const known = change(week)
    list.push({ week, ...known, worked: Math.round(known.worked) })
  }
  return list
}
