import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

interface PageSkeletonProps {
  /** Set if the loaded page will be longer than the screen, to keep the footer from moving. */
  isLong?: boolean
}

/** Shown while a page's code or data loads. */
export function PageSkeleton({ isLong = false }: PageSkeletonProps) {
  const { t } = useTranslation('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-6 w-full max-w-2xl" />
      <Skeleton className={clsx('mt-10 w-full', isLong ? 'h-dvh' : 'h-64')} />
    </Loading>
  )
}
