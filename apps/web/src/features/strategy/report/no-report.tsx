import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export function NoReport({ isShared = false, ...state }: ComponentProps<typeof EmptyState> & { isShared?: boolean }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <PageHeading title={t(isShared ? 'shared.title' : 'title')} />
      <EmptyState {...state} />
    </>
  )
}

/** A placeholder for a report. `label` describes what is loading. */
export function ReportSkeleton({ label, isShared = false }: { label: string; isShared?: boolean }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <PageHeading title={t(isShared ? 'shared.title' : 'title')} />
      <Loading label={label}>
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
