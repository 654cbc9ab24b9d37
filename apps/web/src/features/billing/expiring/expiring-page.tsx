import { Alert } from '@pathwise/ui/alert'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { StatusBadge } from '../status-badge.tsx'
import { ExpiringForm } from './expiring-form.tsx'
import { type ExpiringItem, useExpiringSubscriptions } from './use-expiring-subscriptions.ts'

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
  const { items, refused, problem, busy, reload } = useExpiringSubscriptions(asked)
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

const columns = ['email', 'status', 'daysLeft', 'periodEnd', 'subscription'] as const

/** The table of expiring subscriptions. */
function ExpiringTable({ items }: { items: readonly ExpiringItem[] }) {
  const { t } = useTranslation('expiring')
  const format = useFormat()
  return (
    <TableFrame
      caption={t('title')}
      columns={columns.map((key) => ({ key, label: t(`columns.${key}`) }))}
      below={items.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('empty')}</p>}
      className="min-w-max"
    >
      {items.map((item) => (
        <tr key={item.subscription_id}>
          <td className="px-4 py-3">{item.email}</td>
          <td className="px-4 py-3">
            <StatusBadge status={item.status} />
          </td>
          <td className="px-4 py-3 tabular-nums">{item.days_left}</td>
          <td className="px-4 py-3 tabular-nums">
            <time dateTime={item.current_period_end}>{format.shortDateTimeUtc(item.current_period_end)}</time>
          </td>
          <td className="px-4 py-3 font-mono text-sm">{item.subscription_id}</td>
        </tr>
      ))}
    </TableFrame>
  )
}
