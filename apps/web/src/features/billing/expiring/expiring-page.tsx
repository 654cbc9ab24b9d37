import { Alert } from '@pathwise/ui/alert'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExpiringForm } from './expiring-form.tsx'
import { ExpiringTable } from './expiring-table.tsx'
import { type ExpiringItem, useExpiring } from './use-expiring.ts'

/** The table of expiring subscriptions, a loading state or an error. */
function ExpiringResult({
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

/** The admin page with the subscriptions whose paid period ends soon. */
export function ExpiringPage() {
  const { t } = useTranslation('expiring')
  const [asked, setAsked] = useState({ days: 3, limit: 200 })
  const { items, refused, problem, busy, reload } = useExpiring(asked)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <ExpiringForm
          first={asked}
          busy={busy}
          onAsk={(next) => {
            // Changed values load through a new query key; refetch only when they are unchanged.
            if (next.days === asked.days && next.limit === asked.limit) reload()
            else setAsked(next)
          }}
        />
        <ExpiringResult items={refused ? [] : items} problem={problem} />
      </div>
    </>
  )
}
