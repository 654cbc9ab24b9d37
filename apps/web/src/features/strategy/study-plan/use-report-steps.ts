import type { TFunction } from 'i18next'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { formatLocalDay } from '../../../lib/use-today.ts'
import type { Report } from '../report.ts'
import { savedPlansStore } from '../saved/store.ts'
import { useSyncState } from '../sync/sync-state.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { findCurrentReport } from './model/current-report.ts'
import { readLastReport } from './model/last-report.ts'
import type { Status } from './model/progress.ts'
import { progressStore } from './model/progress-store.ts'
import { buildReportItems } from './model/report-items.ts'
import type { StudyItem } from './model/study-item.ts'

const samples = [
  { name: 'reading', priority: 'high', minutes: 70, per: 'week', category: 'english', link: '/guides/us/english' },
  { name: 'algebra', priority: 'high', minutes: 60, per: 'week', category: 'math', link: '/guides/us/math' },
  { name: 'data', priority: 'medium', minutes: 40, per: 'week', category: 'science', link: '/guides/us/science' },
  { name: 'timed', priority: 'medium', minutes: 35, per: 'week', category: 'practice', link: '/guides/us/exams/sat' },
  { name: 'dates', priority: 'low', minutes: 20, per: 'once', category: 'dates', link: '/guides/us/exams-admissions' },
] as const

/** Builds sample steps for a visitor without a report. */
function buildSampleItems(t: TFunction<readonly ['studyPlan', 'strategy']>): StudyItem[] {
  return samples.map(({ name, minutes, per, ...item }) => ({
    ...item,
    key: `sample/${name}`,
    title: t(`sample.${name}.title`),
    description: t(`sample.${name}.description`),
    estimatedTime: { minutes, per },
  }))
}

export type Step = StudyItem & { readonly status: Status }

/** Returns the steps of the student's report with their status, or sample steps if there is no report. */
export function useReportSteps() {
  const { t, i18n } = useTranslation(['studyPlan', 'strategy'])
  const { plans } = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  const [last] = useState(readLastReport)
  const [today] = useState(() => formatLocalDay())
  const visitor = useVisitor()
  const sync = useSyncState()

  const current = useMemo(() => findCurrentReport(last, plans), [last, plans])
  const wording = {
    translate: createStrategyTranslator(i18n),
    language: i18n.language,
    words: {
      practiceTitle: (count: number) => t('practiceTitle', { count }),
      practiceText: (titles: string) => t('practiceText', { titles }),
      dateText: (date: string) => t('dateText', { date }),
      weaknessText: t('weaknessText'),
    },
  }
  const listItems = (report: Report) => buildReportItems(report, wording, today)
  const items = current ? listItems(current.report) : buildSampleItems(t)
  const statusByKey = new Map(progress.map(({ key, status }) => [key, status]))

  return {
    steps: items.map((item): Step => ({ ...item, status: statusByKey.get(item.key) ?? 'pending' })),
    current,
    /** Returns the steps of a report without a daily plan. */
    listItems,
    samples: () => buildSampleItems(t),
    reach: (key: string, status: Status) => progressStore.reach(key, status, new Date()),
    reopen: (key: string) => progressStore.reopen(key, new Date()),
    /** Whether account data is still loading. This data may change the status of the steps. */
    loading: visitor.kind === 'loading' || (sync.kind === 'syncing' && sync.first),
    /** Loads the account data again. Undefined unless loading failed. */
    retry: sync.kind === 'failed' ? sync.retry : visitor.kind === 'unreachable' ? visitor.retry : undefined,
  }
}
export type ReportSteps = ReturnType<typeof useReportSteps>
