import { formatISO } from 'date-fns'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
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
import { buildSampleItems } from './sample-items.ts'

export type Step = StudyItem & { readonly status: Status }

/** Returns the steps of the student's report, or sample steps if there is none, each with its status. */
export function useStudyPlan() {
  const { t, i18n } = useTranslation(['studyPlan', 'strategy'])
  const { plans } = useSyncExternalStore(savedPlansStore.subscribe, savedPlansStore.current)
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.current)
  const [last] = useState(readLastReport)
  const [today] = useState(() => formatISO(new Date(), { representation: 'date' }))
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
    /** The steps of a report without days. */
    listItems,
    samples: () => buildSampleItems(t),
    reach: (key: string, status: Status) => progressStore.reach(key, status, new Date()),
    reopen: (key: string) => progressStore.reopen(key, new Date()),
    /** Whether account data is still loading and could change the steps. */
    loading: visitor.kind === 'loading' || (sync.kind === 'syncing' && sync.first),
    /** Retries after the account could not be loaded. */
    retry: sync.kind === 'failed' ? sync.retry : visitor.kind === 'unreachable' ? visitor.retry : undefined,
  }
}
