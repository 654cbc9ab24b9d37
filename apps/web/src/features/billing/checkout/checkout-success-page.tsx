import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { StatusBadge } from '../status-badge.tsx'
import { type PaymentOutcome, usePaymentOutcome } from './use-payment-outcome.ts'

/** The page that the payment service redirects to. It shows success only for a confirmed subscription. */
export function CheckoutSuccessPage() {
  const { t } = useTranslation('checkout')
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  const payment = usePaymentOutcome()
  return (
    <div className="mx-auto max-w-2xl">
      <Outcome payment={payment} />
      <OwnSubscriptions subscriptions={payment.subscriptions} />
      <div className="flex flex-wrap gap-3">
        {visitor.kind === 'anonymous' && (
          <ButtonLink to={entranceAddress('/login', pathname + search)}>{t('success.login')}</ButtonLink>
        )}
        <ButtonLink to="/" {...(visitor.kind === 'anonymous' && { variant: 'secondary' })}>
          {t('success.dashboard')}
        </ButtonLink>
        <ButtonLink to="/plans" variant="secondary">
          {t('success.plans')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Whether the payment arrived. Announced, because it changes while the page is open. */
function Outcome({ payment }: { payment: PaymentOutcome }) {
  const { t } = useTranslation(['checkout', 'billing', 'common'])
  if (payment.state === 'loading') {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton className="mb-8 h-24 w-full" />
      </Loading>
    )
  }
  if (payment.state === 'confirmed') {
    const plan = t(`billing:planName.${payment.confirmed.plan_id}`)
    return <PageHeading title={t('checkout:success.title')} lead={t('checkout:success.leadFor', { plan })} />
  }
  return (
    <div aria-live="polite">
      <PageHeading
        title={t(`checkout:success.${payment.state}.title`)}
        lead={t(`checkout:success.${payment.state}.text`)}
      />
    </div>
  )
}

/** The signed-in user's subscriptions. Renders nothing without any. */
function OwnSubscriptions({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation(['checkout', 'billing'])
  const format = useFormat()
  if (subscriptions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="subscriptions-title" className="mb-8">
      <h2 id="subscriptions-title" className="text-xl font-semibold">
        {t('checkout:success.subscriptions')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {subscriptions.map(({ id, plan_id: planId, status, period_end: end }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
            <span className="font-semibold">{t(`billing:planName.${planId}`)}</span>
            <StatusBadge status={status} />
            <span className="w-full text-sm text-muted">{t('checkout:success.until', { date: format.date(end) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
