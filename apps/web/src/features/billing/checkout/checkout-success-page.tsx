import type { Subscription } from '@pathwise/api/billing/billing.schemas'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useCurrentPlan } from '../use-billing.ts'

/** The payment service redirects here. The page reports success only for a confirmed subscription. */
export function CheckoutSuccessPage() {
  const { t } = useTranslation(['checkout', 'common'])
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  const payment = usePaymentOutcome()
  return (
    <div className="mx-auto max-w-2xl">
      {/* A live region, because the result can change while the page is open. */}
      <div aria-live="polite">
        <Outcome payment={payment} />
      </div>
      <OwnSubscriptions subscriptions={payment.subscriptions} />
      <div className="flex flex-wrap gap-3">
        {visitor.kind === 'anonymous' && (
          <ButtonLink to={buildLoginUrl('/login', pathname + search)}>{t('common:login')}</ButtonLink>
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

/** Shows whether the payment was received. */
function Outcome({ payment }: { payment: PaymentOutcome }) {
  const { t } = useTranslation(['checkout', 'billing', 'common'])
  if (payment.state === 'loading') {
    return <Loading label={t('common:loading')} skeleton="mb-8 h-24 w-full" />
  }
  if (payment.state === 'confirmed') {
    const plan = t(`billing:planName.${payment.confirmed.plan_id}`)
    return <PageHeading title={t('checkout:success.title')} lead={t('checkout:success.leadFor', { plan })} />
  }
  return (
    <PageHeading
      title={t(`checkout:success.${payment.state}.title`)}
      lead={t(`checkout:success.${payment.state}.text`)}
    />
  )
}

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

/** The confirmation usually arrives within seconds, so poll quickly at first. */
const askAgainMs = 2_000
const askSlowlyMs = 6_000
const quickQuestions = 10
const waitMs = 120_000

type PaymentOutcome = {
  /** All of the user's subscriptions, including ended ones. */
  subscriptions: readonly Subscription[]
} & ({ state: 'loading' | 'waiting' | 'none' } | { state: 'confirmed'; confirmed: Subscription })

function findRunning(subscriptions: readonly Subscription[] | undefined): Subscription | undefined {
  return subscriptions?.find(({ status }) => status === 'active' || status === 'trialing')
}

/**
 * Looks for an active or trialing subscription of the signed-in user. If the user may have paid, polls for up to two
 * minutes until a subscription is confirmed. Errors are only logged.
 */
function usePaymentOutcome(): PaymentOutcome {
  const { kind } = useVisitor()
  const plan = useCurrentPlan()
  const isLate = useIsLate()
  const mayHavePaid = plan.data?.has_portal ?? plan.isError
  const { data, error } = trpc.billing.subscriptions.useQuery(undefined, {
    enabled: kind === 'signed-in',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!mayHavePaid || isLate || findRunning(state.data)) return false
      return state.dataUpdateCount < quickQuestions ? askAgainMs : askSlowlyMs
    },
  })
  useEffect(() => {
    if (error) console.error('Failed to get subscriptions', error)
  }, [error])

  const subscriptions = data ?? []
  const confirmed = findRunning(data)
  if (confirmed) return { state: 'confirmed', confirmed, subscriptions }
  const isKnown = (data ?? error) && (plan.data ?? plan.error)
  const found = mayHavePaid && !isLate ? 'waiting' : 'none'
  const states = {
    anonymous: 'none',
    loading: 'loading',
    unreachable: 'waiting',
    'signed-in': isKnown ? found : 'loading',
  } as const
  return { state: states[kind], subscriptions }
}

/** Returns whether the wait for a payment confirmation has timed out. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
