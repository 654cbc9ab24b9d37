import { Alert } from '@pathwise/ui/alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { ExpiringTable } from './expiring-table.tsx'
import type { ExpiringItem } from './use-expiring.ts'

/** The table of expiring subscriptions, a loading state or an error. */
export function ExpiringResult({
  items,
  problem,
}: {
  items: readonly ExpiringItem[] | undefined
  problem: string | undefined
}) {
  const { t } = useTranslation(['expiring', 'common'])
  if (problem) {
    return (
      <Alert tone="danger">
        <span className="text-danger">{problem}</span>
      </Alert>
    )
  }
  if (items) return <ExpiringTable items={items} />
  return (
    <Loading label={t('common:loading')}>
      <Skeleton className="h-64 w-full" />
    </Loading>
  )
}
