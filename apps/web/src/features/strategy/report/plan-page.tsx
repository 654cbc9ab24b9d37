import { Button } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { ClipboardList, SearchX, WifiOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import type { Report } from '../report.ts'
import { ReportPage } from './report-page.tsx'
import { useReportSource } from './use-report-source.ts'

/** A report planned again for other courses or another goal starts afresh, with a share of its own. */
function contextKey({ context }: Report): string {
  return [context.country, context.grade, context.goal, ...(context.courses ?? [])].join('|')
}

/** The strategy report page, including its loading, error and empty states. */
export function PlanPage() {
  const { t } = useTranslation('plan')
  const source = useReportSource()
  const home = <ButtonLink to="/">{t('notice.home')}</ButtonLink>
  switch (source.kind) {
    case 'report':
      return <ReportPage key={contextKey(source.report)} report={source.report} share={source.share} />
    case 'loading':
      return <ReportSkeleton />
    case 'unknown':
      return (
        <NoReport icon={<SearchX />} title={t('shared.unknownTitle')} action={home}>
          {t('shared.unknown')}
        </NoReport>
      )
    case 'failed': {
      const action = (
        <>
          <Button onClick={source.retry}>{t('shared.retry')}</Button>
          {home}
        </>
      )
      return (
        <NoReport icon={<WifiOff />} title={t('shared.failedTitle')} action={action}>
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

function NoReport(state: ComponentProps<typeof EmptyState>) {
  const { t } = useTranslation('plan')
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState {...state} />
    </>
  )
}

/** A placeholder for a shared report that is loading. */
function ReportSkeleton() {
  const { t } = useTranslation('plan')
  return (
    <>
      <PageHeading title={t('title')} />
      <Loading label={t('loading')}>
        <Skeleton className="h-11 w-full max-w-3xl" />
        <Skeleton className="mt-10 h-32 w-full" />
        <div className="mt-10 grid gap-4 md:grid-cols-2">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      </Loading>
    </>
  )
}
