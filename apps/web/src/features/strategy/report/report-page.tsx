import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/use-today.ts'
import { useContextLabels } from '../context-labels.ts'
import type { Report } from '../report.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { CoverPage } from './print/cover-page.tsx'
import './print/report-print.css'
import type { KnownShare } from '../study-plan/model/last-report.ts'
import { useCoverPrint } from './print/use-cover-print.ts'
import { ReadingNotes } from './reading/reading-notes.tsx'
import { ReportActions } from './report-actions.tsx'
import { ShareFailed } from './sharing/share-failed.tsx'
import { useRememberShare } from './sharing/use-remember-share.ts'
import { useReportLink } from './sharing/use-report-link.ts'
import { Modules } from './view/modules.tsx'
import { Problems } from './view/problems.tsx'
import { buildReportView } from './view/report-view.ts'
import { Section } from './view/section.tsx'
import { UpcomingDates } from './view/upcoming-dates.tsx'
import { Weaknesses } from './view/weaknesses.tsx'
import { Week } from './view/week.tsx'

/** Shows a report. */
export function ReportPage({ report, share }: { report: Report; share: KnownShare }) {
  const { t, i18n } = useTranslation(['plan', 'strategy'])
  const labels = useContextLabels(report.context)
  const sharing = useReportLink(report, share)
  useRememberShare(report, { id: sharing.createdId, isDeleted: sharing.isDeleted })
  const today = useToday()
  const { cover, printReport } = useCoverPrint()
  const { language } = i18n
  const view = useMemo(
    () => buildReportView(report, createStrategyTranslator(i18n), language),
    [report, i18n, language],
  )

  return (
    <>
      {cover && <CoverPage cover={cover} goal={labels.goal} />}
      <article>
        <PageHeading title={t('title')} lead={t('context', labels)} />
        <ReportActions report={report} days={view.days} today={today} sharing={sharing} onPrint={printReport} />
        {sharing.failure && <ShareFailed failure={sharing.failure} onRetry={sharing.retry} />}
        <Section title={t('sections.summary')}>
          <Card className="break-inside-avoid text-lg whitespace-pre-line print:text-base">{view.summary}</Card>
        </Section>
        <ReadingNotes report={report} />
        <Weaknesses weaknesses={view.weaknesses} />
        <Modules modules={view.modules} />
        <Problems problems={view.problems} />
        <Week days={view.days} today={today} />
        <UpcomingDates dates={view.dates} />
      </article>
    </>
  )
}
