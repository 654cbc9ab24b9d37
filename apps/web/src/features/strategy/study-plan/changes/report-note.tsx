import { Button } from '@pathwise/ui/button'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useContextLabels } from '../../context-labels.ts'
import type { PlannableReport } from '../model/make-input.ts'
import type { PlannedStudy } from '../use-tasks.ts'

/** Returns whether two reports say the same. */
export function isSameReport(one: PlannableReport, other: PlannableReport): boolean {
  const strategies = [one, other].map(({ result }) => JSON.stringify(result.strategy))
  const contexts = [one, other].map(({ context }) => JSON.stringify(context))
  return strategies[0] === strategies[1] && contexts[0] === contexts[1]
}

/** Whether a report is for the same goal as another one and has measured results that the other has not. */
function hasNewResults(report: PlannableReport, followed: PlannableReport): boolean {
  return (
    report.result.strategy.version === 2 &&
    report.context.goal === followed.context.goal &&
    report.result.strategy.context.today >= followed.result.strategy.context.today
  )
}

interface ReportNoteProps {
  study: PlannedStudy
  /** The report that was opened last. */
  report: PlannableReport
  onFollow: () => void
}

/** Says which report the plan follows when another one was opened since, and offers to follow that one. */
export function ReportNote({ study, report, onFollow }: ReportNoteProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const { goal } = useContextLabels(study.report.context)
  const { goal: openedGoal } = useContextLabels(report.context)
  if (isSameReport(study.report, report)) return null
  const isNew = hasNewResults(report, study.report)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-raised px-5 py-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        {t('report.follows', { date: format.day(study.report.result.strategy.context.today), goal })}{' '}
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
