import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../lib/billing/status-badge.tsx'
import type { ExpiringItem } from './use-expiring.ts'

const columns = ['email', 'status', 'daysLeft', 'periodEnd', 'subscription'] as const

/** The subscriptions, one a row. It scrolls inside its frame where it is wider than the screen, by keyboard too. */
export function ExpiringTable({ items }: { items: readonly ExpiringItem[] }) {
  const { t, i18n } = useTranslation('expiring')
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <section
        aria-labelledby="expiring-caption"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what can have the focus.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="overflow-x-auto -outline-offset-3"
      >
        <table className="w-full min-w-max text-left">
          <caption id="expiring-caption" className="sr-only">
            {t('title')}
          </caption>
          <thead className="bg-raised">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 font-semibold">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((item) => (
              <tr key={item.subscription_id}>
                <td className="px-4 py-3">{item.email}</td>
                <td className="px-4 py-3">
                  <StatusBadge status={item.status} />
                </td>
                <td className="px-4 py-3 tabular-nums">{item.days_left}</td>
                <td className="px-4 py-3 tabular-nums">
                  <time dateTime={item.current_period_end}>{moment.format(new Date(item.current_period_end))}</time>
                </td>
                <td className="px-4 py-3 font-mono text-sm">{item.subscription_id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {items.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('empty')}</p>}
    </div>
  )
}
