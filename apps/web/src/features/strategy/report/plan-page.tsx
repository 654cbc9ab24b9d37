import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { ClipboardList, SearchX, WifiOff } from 'lucide-react'
import { type ComponentProps, memo, type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useToday } from '../../../lib/use-today.ts'
import { useContextLabels } from '../context-labels.ts'
import type { KnownShare } from '../study-plan/model/last-report.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { CreateReportFromRun } from './measurement/create-report-from-run.tsx'
import { type KnownMeasurement, MeasurementContext } from './measurement/known-measurement.ts'
import { MeasureNote } from './measurement/measure-note.tsx'
import { NoReport, ReportSkeleton } from './no-report.tsx'
import { CoverPage } from './print/cover-page.tsx'
import { PrintedLink } from './print/printed-link.tsx'
import { useCoverPrint } from './print/use-cover-print.ts'
import { MadeOn, OutdatedNote } from './reading/made-on.tsx'
import { ReadingNotes } from './reading/reading-notes.tsx'
import { ReportActions } from './report-actions.tsx'
import { ShareFailed } from './sharing/share-failed.tsx'
import { useRememberShare } from './sharing/use-remember-share.ts'
import { useReportLink } from './sharing/use-report-link.ts'
import { useReportSource } from './use-report-source.ts'
import { Modules } from './view/modules.tsx'
import { Problems } from './view/problems.tsx'
import { buildReportView } from './view/report-view.ts'
import { Section } from './view/section.tsx'
import { StartHere } from './view/start-here.tsx'
import { UpcomingDates } from './view/upcoming-dates.tsx'
import { Weaknesses } from './view/weaknesses.tsx'
import { Week } from './view/week.tsx'
import './print/report-print.css'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import type { Report } from '../report.ts'
import { isSameReport } from '../study-plan/model/compare-reports.ts'
import { followedPlanStore } from '../study-plan/model/followed-plan-store.ts'
import { isPlannable } from '../study-plan/model/make-input.ts'

export function PlanPage() {
  const runs = new URLSearchParams(useLocation().search).getAll('run')
  return runs.length > 0 ? <CreateReportFromRun runs={runs} /> : <ShownReport />
}

function ShownReport() {
  const { t } = useTranslation(['plan', 'common'])
  const source = useReportSource()
  const home = <ButtonLink to="/">{t('notice.home')}</ButtonLink>
  switch (source.kind) {
    case 'report':
      // Remount when the context changes, so that the rebuilt report gets its own share.
      return <ReportPage key={JSON.stringify(source.report.context)} {...source} />
    case 'loading':
      return <ReportSkeleton label={t('loading')} isShared />
    case 'unknown':
      return (
        <NoReport isShared icon={<SearchX />} title={t('shared.unknownTitle')} action={home}>
          {t('shared.unknown')}
        </NoReport>
      )
    case 'failed': {
      const action = (
        <>
          <Button onClick={source.retry}>{t('common:again')}</Button>
          {home}
        </>
      )
      return (
        <NoReport isShared icon={<WifiOff />} title={t('shared.failedTitle')} action={action}>
          {t('shared.failed')}
        </NoReport>
      )
    }
    case 'none': {
      const action = (
        <>
          {home}
          <ButtonLink to="/saved" variant="secondary">
            {t('notice.saved')}
          </ButtonLink>
        </>
      )
      return (
        <NoReport icon={<ClipboardList />} title={t('notice.title')} action={action}>
          {t('notice.text')}
        </NoReport>
      )
    }
  }
}

interface ReportPageProps {
  report: Report
  share: KnownShare
  measurement?: KnownMeasurement | undefined
  isOwn: boolean
}

function ReportPage({ report, share, measurement, isOwn }: ReportPageProps) {
  const { t, i18n } = useTranslation(['plan', 'strategy'])
  const labels = useContextLabels(report.context)
  const sharing = useReportLink(report, share, measurement?.answers)
  useRememberShare(report, { id: sharing.createdId, isDeleted: sharing.isDeleted })
  const { cover, printReport } = useCoverPrint()
  const { language } = i18n
  const view = useMemo(
    () => buildReportView(report, createStrategyTranslator(i18n), language),
    [report, i18n, language],
  )

  return (
    <MeasurementContext value={measurement}>
      {cover && <CoverPage cover={cover} goal={labels.goal} />}
      {/* In print, the deadlines follow the summary on the first page. */}
      <article className="print:flex print:flex-col">
        <PageHeading
          title={t(isOwn ? 'title' : 'shared.title')}
          description={t('context', labels)}
          lead={
            <>
              <MadeOn report={report} />
              {t('context', labels)}
            </>
          }
        />
        {isOwn && <OutdatedNote report={report} />}
        <Section title={t('sections.summary')} isFirst>
          <Part>{() => <StartHere weakness={view.weaknesses()[0]} />}</Part>
          <Card className="break-inside-avoid text-lg whitespace-pre-line print:text-base">
            <Part>{view.summary}</Part>
          </Card>
          <PrintedLink shareId={sharing.shareId} />
        </Section>
        <CurrentActions {...{ report, isOwn, sharing }} listDays={view.days} onPrint={printReport} />
        {sharing.failure && <ShareFailed failure={sharing.failure} onRetry={sharing.retry} />}
        {isOwn && <MeasureNote report={report} isMeasured={measurement !== undefined} />}
        {isOwn && <FollowNote report={report} />}
        <div className="print:order-1">
          <ReadingNotes report={report} />
          <Part>{() => <Weaknesses weaknesses={view.weaknesses()} />}</Part>
          <Part>{() => <Modules modules={view.modules()} />}</Part>
          <Problems problems={view.problems()} />
          <Part>{() => <CurrentWeek days={view.days()} isOwn={isOwn} />}</Part>
        </div>
        <Part>{() => <UpcomingDates dates={view.dates()} />}</Part>
      </article>
    </MeasurementContext>
  )
}

/**
 * Renders a part of the report as a separate component. React pauses only between components while it hydrates, and
 * translating the whole report at once takes 60 ms on a phone.
 */
function Part({ children }: { children: () => ReactNode }) {
  return children()
}

/**
 * Returns today's date and the study hours of the followed plan, which are both unknown on the server. Only the parts
 * of the report that show them call this hook. Defers the date, because React would otherwise render these parts in one
 * long task right after hydration.
 */
function useStudyDay(isOwn: boolean) {
  const today = useDeferredValue(useToday())
  return { today, hours: isOwn && today ? followedPlanStore.current().plan?.hours : undefined }
}

function CurrentActions(props: Omit<ComponentProps<typeof ReportActions>, 'today' | 'hours'>) {
  return <ReportActions {...props} {...useStudyDay(props.isOwn)} />
}

const DatedWeek = memo(Week)

function CurrentWeek({ days, isOwn }: Pick<ComponentProps<typeof Week>, 'days'> & { isOwn: boolean }) {
  return <DatedWeek days={days} {...useStudyDay(isOwn)} />
}

/**
 * If the study plan was built from another report, links to a preview of the plan for this report.
 */
function FollowNote({ report }: { report: Report }) {
  const { t } = useTranslation('plan')
  const { plan } = useSyncExternalStore(followedPlanStore.subscribe, followedPlanStore.current)
  if (!plan || !isPlannable(plan.report) || !isPlannable(report) || isSameReport(plan.report, report)) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted print:hidden">
      {t('follow.elsewhere')}
      <ButtonLink to="/study-plan" state={{ follow: true }} variant="secondary" size="small">
        {t('follow.open')}
      </ButtonLink>
    </p>
  )
}
