import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'

/** Shown while a page's code or data loads. */
export function PageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-6 w-full max-w-2xl" />
      <Skeleton className="mt-10 h-64 w-full" />
    </Loading>
  )
}
