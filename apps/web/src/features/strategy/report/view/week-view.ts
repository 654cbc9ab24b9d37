import { renderTask, type Translate } from '@pathwise/planner/render'
import type { Strategy } from '@pathwise/planner/strategy'
import { weekdays } from '@pathwise/planner/weekday'
import { getFormat } from '../../../../lib/format.ts'

export interface DayLoad {
  /** Short weekday name for the chart, such as 'Mon'. */
  shortName: string
  /** 0 on a rest day. */
  minutes: number
}

export interface DayView {
  day: string
  /** Undefined if the report has no structured strategy. */
  load: DayLoad | undefined
  tasks: string[]
}

/** Renders the strategy's week as text, including rest days. */
export function weekView(strategy: Strategy, translate: Translate, language: string): DayView[] {
  const titles = new Map(strategy.problems.map(({ id, title }) => [id, title]))
  const format = getFormat(language)
  return strategy.week.days.map(({ weekday, minutes, tasks }) => ({
    day: translate(`weekday.${weekday}`),
    // 1 January 2024 was a Monday.
    load: { minutes, shortName: format.weekday(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday))) },
    tasks: tasks.map((task) => renderTask(task, titles, translate, language)),
  }))
}
