import { replan } from '@pathwise/schedule/replan'
import type { Task } from '@pathwise/schedule/task'
import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { comparePlans, type PlanChanges } from './compare-plans.ts'
import { placeDateTasks } from './date-tasks.ts'
import { findLastDay, listExamDays } from './exam-days.ts'
import { findMissed } from './missed.ts'
import { placeLater } from './place-later.ts'
import { isTapered, listPlanDays, type PlannedDay, spendMinutes } from './plan-days.ts'
import { listPrerequisites } from './plan-week.ts'
import { listDays, type StudyHours } from './study-hours.ts'
import type { StudyPlan, StudyTask, StudyTaskKind } from './study-plan.ts'
import { findBankEnd, isOutside } from './task-pool.ts'

/**
 * Missed work is rescheduled within this many days, starting today. After that, only practice with outside material is
 * replaced.
 */
const daysToCatchUp = 14

/**
 * The penalty for moving or dropping a task. It is low enough to drop half an hour of official practice for a missed
 * set, but high enough not to move two lessons for a single set.
 */
const movePrice = 2

type WorkKind = Exclude<StudyTaskKind, 'date'>
type Work = StudyTask & { kind: WorkKind }

const isWork = (task: StudyTask): task is Work => task.kind !== 'date'

/**
 * The value of five minutes of study, by task kind. In our judgment, learning is worth more than repetition. Sheets and
 * diagnostics are worth enough to displace sets, because the work of later weeks depends on them.
 */
const worths: Readonly<Record<WorkKind, number>> = {
  learn: 8,
  measure: 8,
  timed: 4,
  practise: 3,
  mixed: 2.5,
  due: 2,
  official: 1,
  own: 1,
}

export interface CatchUpInput {
  /** Today in the student's time zone. */
  readonly today: CalendarDate
  readonly hours: StudyHours
  readonly done: ReadonlySet<string>
}

export interface CaughtUp extends PlanChanges {
  readonly plan: StudyPlan
}

/**
 * Reschedules missed tasks while moving as few other tasks as possible. If not everything fits into the next two weeks,
 * drops practice with outside material first. Any other task that does not fit, except a review, moves to a later week
 * and may replace such practice there. If no later day has room, the task is listed as unplaced.
 */
export function catchUp(plan: StudyPlan, input: CatchUpInput): CaughtUp {
  const { today, hours, done } = input
  if (today > plan.until) return { plan, ...comparePlans(plan, plan, done) }
  const last = addDays(today, Math.min(daysToCatchUp - 1, daysBetween(today, plan.until)))
  const missed = findMissed(plan, input)
  const [deadlines, work] = [missed.filter((task) => !isWork(task)), missed.filter(isWork)]
  const fixed = plan.tasks.filter((task) => (done.has(task.key) ? task.day === today : !isWork(task)))
  const free = fixed.reduce<readonly PlannedDay[]>(
    (days, { day, minutes }) => spendMinutes(days, day, minutes),
    listPlanDays({ ...plan, from: today, until: last, hours }),
  )
  const dates = placeDateTasks(free, deadlines)
  const first = work[0]?.day ?? today
  const toIndex = (day: CalendarDate) => daysBetween(first, day)
  const open = plan.tasks.filter(isWork).filter(({ day, key }) => day >= today && day <= last && !done.has(key))
  const days = [...Array<number>(toIndex(today)).fill(0), ...dates.days.map(({ minutes }) => minutes)]
  const moving = [...work, ...open]
  const keys = new Set(moving.map(({ key }) => key))
  const exams = listExamDays(plan).map(({ date }) => date)
  const isLight = (day: CalendarDate) => exams.some((exam) => isTapered(day, exam))
  const findUntil = (task: StudyTask) => [last, findLastDay(plan, task)].toSorted()[0] ?? last
  const toSitting = ({ key, day, minutes: length }: StudyTask) => ({ task: key, day: toIndex(day), minutes: length })
  const result = replan(
    { sittings: moving.map(toSitting), unplaced: [], worth: 0 },
    {
      days,
      tasks: moving.flatMap((task): Task[] => {
        const span = findSpan(task, listDays(today, findUntil(task)), isLight)
        return span ? [toTask(task, moving, { from: toIndex(span.from), until: toIndex(span.until) })] : []
      }),
      today: toIndex(today),
      missed: work.map(toSitting),
    },
    movePrice,
  )
  const placed = new Map(result.plan.sittings.map(({ task, day }) => [task, addDays(first, day)]))
  const kept = plan.tasks.filter((task) => !keys.has(task.key) && !(task.day < today && !done.has(task.key)))
  const moved = moving.flatMap((task): StudyTask[] => {
    const day = placed.get(task.key)
    return day ? [{ ...task, day }] : []
  })
  const dropped = moving.filter((task) => !placed.has(task.key) && task.kind !== 'due' && !isOutside(task))
  const later = listPlanDays({ ...plan, from: addDays(last, 1), hours })
  const { tasks, left } = placeLater({ ...plan, tasks: [...dates.placed, ...kept, ...moved] }, dropped, {
    days: later.filter(({ date }) => !isLight(date)),
    done,
  })
  const sorted = tasks.toSorted((one, other) => one.day.localeCompare(other.day))
  const { bankLastsUntil: _end, ...rest } = plan
  const bankLastsUntil = findBankEnd(sorted, exams)
  const next: StudyPlan = {
    ...rest,
    tasks: sorted,
    left: [...left.map(({ day: _day, ...task }) => task), ...plan.left],
    ...(bankLastsUntil && { bankLastsUntil }),
  }
  return { plan: next, ...comparePlans(plan, next, done) }
}

interface Span<Day> {
  readonly from: Day
  readonly until: Day
}

/**
 * Returns the days on which a task may be done, or undefined if there are none. A diagnostic is not taken during a
 * taper, because it can no longer change the plan.
 */
function findSpan(
  { kind }: StudyTask,
  days: readonly CalendarDate[],
  isLight: (day: CalendarDate) => boolean,
): Span<CalendarDate> | undefined {
  const isOpen = (day: CalendarDate) => kind !== 'measure' || !isLight(day)
  const from = days.find(isOpen)
  if (!from) return undefined
  const end = days.find((day) => day > from && !isOpen(day))
  return { from, until: end ? addDays(end, -1) : (days.at(-1) ?? from) }
}

function toTask(task: Work, all: readonly Work[], { from, until }: Span<number>): Task {
  const { key, minutes, kind } = task
  return {
    id: key,
    minutes,
    least: minutes,
    most: minutes,
    from,
    until,
    worth: worths[kind],
    after: listPrerequisites(task).filter((other) => all.some((one) => one.key === other)),
  }
}
