import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLocalDay } from '../../../lib/use-today.ts'
import { savedPlansStore } from '../saved/store.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { findCurrentReport } from './model/current-report.ts'
import { readLastReport } from './model/last-report.ts'
import { findTodayTasks, type TodayTasks } from './model/today-tasks.ts'

/** Returns what the student's latest report plans for today, or undefined if there is no report that can be read. */
export function useTodayTasks(): TodayTasks | undefined {
  const { i18n } = useTranslation('strategy')
  const { plans } = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const [last] = useState(readLastReport)
  const [today] = useState(formatLocalDay)
  return useMemo(() => {
    const current = findCurrentReport(last, plans)
    return current && findTodayTasks(current.report, today, createStrategyTranslator(i18n))
  }, [last, plans, today, i18n])
}
