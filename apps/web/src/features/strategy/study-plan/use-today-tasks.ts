import { describeTask } from '@pathwise/planner/study-plan/describe-task'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLocalDay, onPageReturn } from '../../../lib/use-today.ts'
import { savedPlansStore } from '../saved/store.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { findCurrentReport } from './model/current-report.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { readLastReport } from './model/last-report.ts'
import { progressStore } from './model/progress-store.ts'
import { readToday } from './model/today.ts'
import { findTodayTasks, type TodayTasks } from './model/today-tasks.ts'

/**
 * Returns today's open tasks in the followed plan. Without a plan, returns the latest report's tasks for this weekday.
 * Without a report, returns undefined.
 */
export function useTodayTasks(): TodayTasks | undefined {
  const { i18n } = useTranslation('strategy')
  const { plans } = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const followedPlan = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  const [last] = useState(readLastReport)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => onPageReturn(() => setNow(new Date())), [])
  return useMemo(() => {
    const translate = createStrategyTranslator(i18n)
    const today = followedPlan && progress && readToday(now)
    if (today) {
      const { tasks, minutes, planned, missed, isStarted } = today
      const names = tasks.map((task) => describeTask(task, translate, i18n.language))
      return { names, minutes, missed, isStarted, isDone: planned > 0 && tasks.length === 0 }
    }
    const current = findCurrentReport(last, plans)
    return current && findTodayTasks(current.report, formatLocalDay(now), translate)
  }, [followedPlan, progress, last, plans, now, i18n])
}
