import { findLastDay } from './exam-days.ts'
import type { PlannedDay } from './plan-days.ts'
import type { StudyPlan, StudyTask } from './study-plan.ts'
import { isOutside, leastMinutes } from './task-pool.ts'

interface Later {
  /** The days on which tasks may be placed. */
  readonly days: readonly PlannedDay[]
  readonly done: ReadonlySet<string>
}

/**
 * Places tasks on later days, in free time or in place of practice with outside material, which only fills time that
 * our own material does not need. Never places a sheet after a set of its skill.
 * @returns the plan's tasks including the placed ones, and the tasks that did not fit
 */
export function placeLater(
  plan: StudyPlan,
  wanted: readonly StudyTask[],
  { days, done }: Later,
): { tasks: StudyTask[]; left: StudyTask[] } {
  const isFiller = (task: StudyTask) => isOutside(task) && !done.has(task.key)
  const tasks = [...plan.tasks]
  const left: StudyTask[] = []
  const findRoom = ({ date, minutes }: PlannedDay) =>
    tasks.reduce((room, task) => (task.day === date && !isFiller(task) ? room - task.minutes : room), minutes)

  /** Returns whether placing the task on this date keeps sheets before the other tasks of their skills. */
  function isInOrder({ kind, skills }: StudyTask, date: string): boolean {
    const isRelated = (other: StudyTask) => !done.has(other.key) && other.skills.some((skill) => skills.includes(skill))
    if (kind === 'learn') return tasks.every((other) => !isRelated(other) || isOutside(other) || date < other.day)
    const sheets = [...tasks, ...left].filter((other) => other.kind === 'learn' && isRelated(other))
    return sheets.every((sheet) => !left.includes(sheet) && sheet.day <= date)
  }

  for (const task of wanted) {
    const until = findLastDay(plan, task)
    const day = days.find((one) => one.date <= until && isInOrder(task, one.date) && findRoom(one) >= task.minutes)
    if (day) tasks.push({ ...task, day: day.date })
    else left.push(task)
  }
  const changed = new Set(tasks.slice(plan.tasks.length).map(({ day }) => day))
  const rooms = new Map(days.filter(({ date }) => changed.has(date)).map((day) => [day.date, findRoom(day)]))
  const trim = (task: StudyTask): StudyTask[] => {
    const room = rooms.get(task.day)
    if (room === undefined || !isFiller(task)) return [task]
    const minutes = Math.min(task.minutes, room)
    rooms.set(task.day, room - minutes)
    return minutes < leastMinutes ? [] : [{ ...task, minutes }]
  }
  return { tasks: tasks.flatMap(trim), left }
}
