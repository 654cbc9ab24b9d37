import { type PaidPlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { entranceAddress } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { useBilling } from '../use-billing.ts'
import { useCurrentPlan } from '../use-current-plan.ts'
import { AlreadySubscribed } from './already-subscribed.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import { usePayment } from './use-payment.ts'

/** The payment button, or the reason why the user cannot pay. */
export function Payment({ planId }: { planId: PaidPlanId }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const billing = useBilling()
  const visitor = useVisitor()
  const current = useCurrentPlan().data
  const { pay, busy, error } = usePayment(planId)
  const label = t('pay', { price: format.dollars(planCatalogue[planId].price) })

  if (billing === 'off') {
    return (
      <div className="grid gap-4">
        <Alert tone="warning" role="alert">
          {t('off')}
        </Alert>
        <Button disabled>{label}</Button>
      </div>
    )
  }
  if (visitor.kind === 'anonymous' && billing !== 'loading') {
    return (
      <Link to={entranceAddress('/login', `/checkout?plan=${planId}`)} className={buttonStyle()}>
        {t('login')}
      </Link>
    )
  }
  if (current && current.plan_id !== 'free') return <AlreadySubscribed />
  return (
    <div className="grid gap-4">
      <Button busy={busy} disabled={billing === 'loading' || visitor.kind === 'loading'} onClick={pay}>
        {busy ? t('paying') : label}
      </Button>
      {error ? <PaymentFailure error={error} /> : <p className="text-sm text-muted">{t('stripe')}</p>}
    </div>
  )
}
