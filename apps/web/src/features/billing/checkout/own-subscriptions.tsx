import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useOwnSubscriptions } from './use-own-subscriptions.ts'

/** The signed-in user's subscriptions. Renders nothing while they are unknown. */
export function OwnSubscriptions() {
  const { t } = useTranslation(['checkout', 'billing'])
  const { subscriptions, pending } = useOwnSubscriptions()
  const format = useFormat()
  return (
    <div className="mb-8 grid gap-6 empty:hidden">
      {pending && <Alert tone="info">{t('checkout:success.pending')}</Alert>}
      {subscriptions.length > 0 && (
        <Card as="section" aria-labelledby="subscriptions-title">
          <h2 id="subscriptions-title" className="text-xl font-semibold">
            {t('checkout:success.subscriptions')}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {subscriptions.map(({ id, plan_id: planId, status, period_end: end }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
                <span className="font-semibold">{t(`billing:planName.${planId}`)}</span>
                <StatusBadge status={status} />
                <span className="w-full text-sm text-muted">
                  {t('checkout:success.until', { date: format.date(end) })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
