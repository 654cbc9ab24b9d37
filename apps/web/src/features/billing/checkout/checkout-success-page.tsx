import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { isPaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useBilling } from '../use-billing.ts'

/** The page that the payment service redirects to after a payment. */
export function CheckoutSuccessPage() {
  const { t } = useTranslation(['checkout', 'billing'])
  const [query] = useSearchParams()
  const planId = query.get('plan')
  const lead = isPaidPlanId(planId)
    ? t('checkout:success.leadFor', { plan: t(`billing:planName.${planId}`) })
    : t('checkout:success.lead')
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('checkout:success.title')} lead={lead} />
      <OwnSubscriptions />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{t('checkout:success.dashboard')}</ButtonLink>
        <ButtonLink to="/plans" variant="secondary">
          {t('checkout:success.plans')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The signed-in user's subscriptions. Renders nothing while they are unknown. */
function OwnSubscriptions() {
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

/** Poll interval: the payment confirmation may arrive after the user does. */
const askAgainMs = 2_000
const mostQuestions = 30

function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing'
}

/**
 * Loads the signed-in user's subscriptions and polls until one is active, for at most a minute. Only logs failures.
 * `pending` is true while no subscription is active.
 */
function useOwnSubscriptions() {
  const { kind } = useVisitor()
  const billing = useBilling()
  const isPending = (found: readonly Subscription[] | undefined) =>
    billing === 'on' && found !== undefined && !found.some(isRunning)
  const { data, error } = trpc.billing.subscriptions.useQuery(undefined, {
    enabled: kind === 'signed-in',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isPending(state.data) && state.dataUpdateCount < mostQuestions ? askAgainMs : false,
  })
  useEffect(() => {
    if (error) console.error('Failed to get subscriptions', error)
  }, [error])
  return { subscriptions: data ?? [], pending: isPending(data) }
}
