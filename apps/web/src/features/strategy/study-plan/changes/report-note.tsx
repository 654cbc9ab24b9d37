import { Button } from '@pathwise/ui/button'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useContextLabels } from '../../context-labels.ts'
import { hasNewResults, isSameReport } from '../model/compare-reports.ts'
import type { PlannableReport } from '../model/make-input.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'

interface ReportNoteProps {
  followedPlan: PlannableFollowedPlan
  /** The last opened report. */
  report: PlannableReport
  onFollow: () => void
}

/**
 * States which report the followed plan was built from, and offers to switch to `report`. Renders nothing if both are
 * the same.
 */
export function ReportNote({ followedPlan, report, onFollow }: ReportNoteProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const { goal } = useContextLabels(followedPlan.report.context)
  const { goal: openedGoal } = useContextLabels(report.context)
  if (isSameReport(followedPlan.report, report)) return null
  const isNew = hasNewResults(report, followedPlan.report)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-raised px-5 py-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        {t('report.follows', { date: format.day(followedPlan.report.result.strategy.context.today), goal })}{' '}
        {isNew
          ? t('report.results')
          : t('report.opened', { date: format.day(report.result.strategy.context.today), openedGoal })}
      </p>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onFollow}>
        {t(isNew ? 'report.replan' : 'report.follow')}
      </Button>
    </div>
  )
}
