import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { findMinutes } from '@pathwise/planner/study-plan/study-hours'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { weekdays } from '@pathwise/planner/weekday'

/**
 * - `tasks`: the day has open tasks; `done`: all of its tasks are done.
 * - `rest`: the day has no study time; `free`: it has study time but no tasks.
 * - `noMinutes`: no weekday has study time.
 * - `before`: the plan has not started; `exam`: an exam day; `after`: all exams are over.
 * - `ended`: the plan is over, but its exam is still ahead or has no date.
 */
export type DayState = 'after' | 'before' | 'done' | 'ended' | 'exam' | 'free' | 'noMinutes' | 'rest' | 'tasks'

type IsDone = (task: StudyTask) => boolean

/** The minimum study time, in minutes, that a day needs for tasks to be scheduled. */
const leastMinutes = 10

export function listTasksOn({ plan }: Pick<FollowedPlan, 'plan'>, day: CalendarDate): StudyTask[] {
  return plan.tasks.filter((task) => task.day === day)
}

export function findDayState(followedPlan: FollowedPlan, day: CalendarDate, isDone: IsDone): DayState {
  const { plan, hours } = followedPlan
  const exams = listExamDays(plan)
  const last = exams.at(-1)
  if (exams.some(({ date }) => date === day)) return 'exam'
  const isUndated = plan.exams?.some(({ date }) => date === null) ?? false
  if (last && day > last.date && !isUndated) return 'after'
  if (day > plan.until) return 'ended'
  const tasks = listTasksOn(followedPlan, day)
  if (tasks.length > 0) return tasks.every(isDone) ? 'done' : 'tasks'
  const hasMinutes = weekdays.some((weekday) => hours.week[weekday].minutes >= leastMinutes)
  if (!hasMinutes && !plan.tasks.some((task) => task.day > day)) return 'noMinutes'
  if (day < plan.from) return 'before'
  return findMinutes(hours, day) < leastMinutes ? 'rest' : 'free'
}

/** Returns the next day with open tasks, if any. */
export function findNextDay(
  { plan }: Pick<FollowedPlan, 'plan'>,
  day: CalendarDate,
  isDone: IsDone,
): { day: CalendarDate; tasks: StudyTask[] } | undefined {
  const open = plan.tasks.filter((task) => task.day > day && !isDone(task))
  const [first] = open
  return first && { day: first.day, tasks: open.filter((task) => task.day === first.day) }
}

export const sumMinutes = (tasks: readonly { readonly minutes: number }[]) =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0)
