import { renderTaskName, type Translate } from '@pathwise/planner/render'
import { weekdays } from '@pathwise/planner/weekday'
import { findDayIndex } from '../../report/calendar/plan-days.ts'
import type { Report } from '../../report.ts'

export interface TodayTasks {
  /** Translated task names, in study order. */
  readonly names: readonly string[]
  /** Undefined if the report does not state minutes for the day. */
  readonly minutes: number | undefined
  /** Whether the day has tasks and all of them are done. */
  readonly isDone: boolean
  /** Whether one of the day's tasks is started. */
  readonly isStarted: boolean
  /** The number of open tasks of earlier days. */
  readonly missed: number
}

const plainReport = { isDone: false, isStarted: false, missed: 0 } as const

/** Returns the report's tasks for a calendar day ('YYYY-MM-DD'). `names` is empty on a rest day. */
export function findTodayTasks({ result }: Report, today: string, translate: Translate): TodayTasks {
  const index = (new Date(today).getUTCDay() + 6) % 7
  if (!result.strategy) {
    const planned = result.nextWeekPlan.filter(({ day }) => findDayIndex(day) === index)
    return { names: planned.flatMap(({ tasks }) => tasks), minutes: undefined, ...plainReport }
  }
  const day = result.strategy.week.days.find(({ weekday }) => weekday === weekdays[index])
  return {
    names: day?.tasks.map((task) => renderTaskName(task, translate)) ?? [],
    minutes: day?.minutes,
    ...plainReport,
  }
}
