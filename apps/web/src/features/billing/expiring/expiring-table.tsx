import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { ExpiringItem } from './use-expiring.ts'

const columns = ['email', 'status', 'daysLeft', 'periodEnd', 'subscription'] as const

/** The table of expiring subscriptions. */
export function ExpiringTable({ items }: { items: readonly ExpiringItem[] }) {
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
