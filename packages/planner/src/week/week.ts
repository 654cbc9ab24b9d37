import type { Student } from '../focus/exposure.ts'
import type { PlanDay, PlanTask, RecommendedProblem } from '../strategy.ts'
import { type Weekday, weekdays } from '../weekday.ts'
import { layOut } from './days.ts'
import type { AreaMinutes } from './minutes.ts'
import { addProblems, buildTask, interleave } from './sessions.ts'
import type { WeekendTask } from './weekend.ts'

interface DatedTask {
  weekday: Weekday
  task: PlanTask
}

/** Builds the days from Monday to Sunday; a day without tasks is a rest day. */
export function planDays(
  areas: readonly AreaMinutes[],
  weekend: readonly WeekendTask[],
  problems: readonly RecommendedProblem[],
  student: Student,
): PlanDay[] {
  const sessions = layOut(student.grade, interleave(areas), weekend)
  const dated: DatedTask[] = weekdays.flatMap((weekday) => [
    ...weekend.filter((one) => one.weekday === weekday),
    ...(sessions.get(weekday) ?? []).map((session) => ({ weekday, task: buildTask(session, student) })),
  ])
  const tasks = addProblems(
    dated.map(({ task }) => task),
    problems,
  )
  return weekdays.map((weekday) => {
    const own = tasks.filter((_, index) => dated[index]?.weekday === weekday)
    return { weekday, minutes: own.reduce((sum, task) => sum + task.minutes, 0), tasks: own }
  })
}
