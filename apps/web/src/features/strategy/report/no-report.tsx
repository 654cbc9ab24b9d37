import { Button, buttonStyle } from '@pathwise/ui/button'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { ClipboardList, SearchX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

function GoHome() {
  const { t } = useTranslation('plan')
  return (
    <Link to="/" className={buttonStyle()}>
      {t('notice.home')}
    </Link>
  )
}

function OpenSaved() {
  const { t } = useTranslation('plan')
  return (
    <Link to="/saved" className={buttonStyle({ variant: 'secondary' })}>
      {t('notice.saved')}
    </Link>
  )
}

function NoReport(state: { icon: ReactNode; title: string; text: string; action: ReactNode }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState icon={state.icon} title={state.title} action={state.action}>
        {state.text}
      </EmptyState>
    </>
  )
}

/** The page for a visitor without a report. */
export function DiagnosticsFirst() {
  const { t } = useTranslation('plan')
  const action = (
    <>
      <GoHome />
      <OpenSaved />
    </>
  )
  return <NoReport icon={<ClipboardList />} title={t('notice.title')} text={t('notice.text')} action={action} />
}

/** The page for a share link whose report does not exist. */
export function UnknownShare() {
  const { t } = useTranslation('plan')
  return <NoReport icon={<SearchX />} title={t('shared.unknownTitle')} text={t('shared.unknown')} action={<GoHome />} />
}

/** The page for a share link that failed to load, with a retry button. */
export function ShareUnreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('plan')
  const action = (
    <>
      <Button onClick={onRetry}>{t('shared.retry')}</Button>
      <GoHome />
    </>
  )
  return <NoReport icon={<WifiOff />} title={t('shared.failedTitle')} text={t('shared.failed')} action={action} />
}

/** A placeholder for a shared report that is loading. */
export function ReportSkeleton() {
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
