import { renderTask, type Translate } from '@pathwise/planner/render'
import type { Strategy } from '@pathwise/planner/strategy'

export interface DayView {
  day: string
  /** Undefined where the report does not say; 0 on a rest day. */
  minutes: number | undefined
  tasks: string[]
}

/** The strategy's week in words, rest days included. */
export function weekView(strategy: Strategy, translate: Translate, language: string): DayView[] {
  const titles = new Map(strategy.problems.map(({ id, title }) => [id, title]))
  return strategy.week.days.map(({ weekday, minutes, tasks }) => ({
    day: translate(`weekday.${weekday}`),
    minutes,
    tasks: tasks.map((task) => renderTask(task, titles, translate, language)),
  }))
}
