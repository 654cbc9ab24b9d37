import { replan } from '@pathwise/schedule/replan'
import type { Task } from '@pathwise/schedule/task'
import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { comparePlans, type PlanChanges } from './compare-plans.ts'
import { findLastDay } from './exam-days.ts'
import { findMissed } from './missed.ts'
import { listPlanDays } from './plan-days.ts'
import { listPrerequisites } from './plan-week.ts'
import type { StudyHours } from './study-hours.ts'
import type { StudyPlan, StudyTask, StudyTaskKind } from './study-plan.ts'

/** Missed work is rescheduled within this many days, starting today. Later weeks stay as planned. */
const daysToCatchUp = 14

/**
 * The penalty for moving or dropping a task. It is low enough to drop half an hour of official practice for a missed
 * set, but high enough not to move two lessons for a single set.
 */
const movePrice = 2

/** The value of five minutes of study, by task kind. In our judgment, learning is worth more than repetition. */
const worths: Readonly<Record<StudyTaskKind, number>> = {
  date: 6,
  learn: 4,
  measure: 4,
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
 * Reschedules missed tasks while moving as few other tasks as possible. Drops tasks that do not fit into the next two
 * weeks, starting with practice with outside material. Dropped sheets and sets become unplaced tasks.
 */
export function catchUp(plan: StudyPlan, input: CatchUpInput): CaughtUp {
  const { today, hours, done } = input
  if (today > plan.until) return { plan, ...comparePlans(plan, plan, done) }
  const missed = findMissed(plan, input)
  const first = missed[0]?.day ?? today
  const last = addDays(today, Math.min(daysToCatchUp - 1, daysBetween(today, plan.until)))
  const toIndex = (day: CalendarDate) => daysBetween(first, day)
  const open = plan.tasks.filter(({ key, day }) => day >= today && day <= last && !done.has(key))
  const minutes = new Map(listPlanDays({ ...plan, hours }).map((day) => [day.date, day.minutes]))
  const days = Array.from({ length: toIndex(last) + 1 }, (_, index) => {
    const date = addDays(first, index)
    return date < today ? 0 : (minutes.get(date) ?? 0)
  })
  const moving = [...missed, ...open]
  const findUntil = (task: StudyTask) => [last, findLastDay(plan, task)].toSorted()[0] ?? last
  const toSitting = ({ key, day, minutes: length }: StudyTask) => ({ task: key, day: toIndex(day), minutes: length })
  const result = replan(
    { sittings: moving.map(toSitting), unplaced: [], worth: 0 },
    {
      days,
      tasks: moving.map(
        (task): Task => toTask(task, moving, { from: toIndex(today), until: toIndex(findUntil(task)) }),
      ),
      today: toIndex(today),
      missed: missed.map(toSitting),
    },
    movePrice,
  )
  const placed = new Map(result.plan.sittings.map(({ task, day }) => [task, addDays(first, day)]))
  const kept = plan.tasks.filter((task) => !moving.includes(task) && !(task.day < today && !done.has(task.key)))
  const moved = moving.flatMap((task): StudyTask[] => {
    const day = placed.get(task.key)
    return day ? [{ ...task, day }] : []
  })
  const dropped = moving.filter(({ key, kind }) => !placed.has(key) && (kind === 'learn' || kind === 'practise'))
  const next: StudyPlan = {
    ...plan,
    tasks: [...kept, ...moved].toSorted((one, other) => one.day.localeCompare(other.day)),
    left: [...dropped.map(({ day: _day, ...task }) => task), ...plan.left],
  }
  return { plan: next, ...comparePlans(plan, next, done) }
}

interface Days {
  readonly from: number
  readonly until: number
}

function toTask(task: StudyTask, all: readonly StudyTask[], { from, until }: Days): Task {
  const { key, minutes, kind } = task
  return {
    id: key,
    minutes,
    least: minutes,
    most: minutes,
    from,
    until: Math.max(from, until),
    worth: worths[kind],
    after: listPrerequisites(task).filter((other) => all.some((one) => one.key === other)),
  }
}
