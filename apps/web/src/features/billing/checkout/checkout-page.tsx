import {
  defaultPlanId,
  isPaidPlanId,
  isPlanId,
  type PaidPlanId,
  paidPlanIds,
} from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'

interface ChosenPlan {
  planId: PaidPlanId
  /** The reason why the plan in the URL is not selected. */
  fallback: 'freePlan' | 'unknownPlan' | undefined
  /** Whether the user left the payment page without paying. */
  cancelled: boolean
  choose: (planId: PaidPlanId) => void
}

/** Reads the plan to pay for from `?plan=`. Falls back to Pro when the URL has no paid plan. */
function useChosenPlan(): ChosenPlan {
  const [query, setQuery] = useOptimisticSearchParams()
  const requested = query.get('plan')
  const choose = (planId: PaidPlanId) => setQuery({ plan: planId }, { replace: true })
  const cancelled = query.get('cancelled') === '1'
  if (isPaidPlanId(requested)) return { planId: requested, fallback: undefined, cancelled, choose }
  const why = isPlanId(requested) ? 'freePlan' : 'unknownPlan'
  return { planId: defaultPlanId, fallback: requested === null ? undefined : why, cancelled, choose }
}

/** The checkout page: plan selection, order summary and payment. */
export function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'billing'])
  const { planId, fallback, cancelled, choose } = useChosenPlan()
  const options = paidPlanIds.map((id) => ({ value: id, label: t(`billing:planName.${id}`) }))
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('checkout:title')} lead={t('checkout:lead')} />
      <div className="grid gap-6">
        {cancelled && <Alert tone="info">{t('checkout:cancelled')}</Alert>}
        {fallback && (
          <Alert tone="warning">{t(`checkout:${fallback}`, { plan: t(`billing:planName.${planId}`) })}</Alert>
        )}
        <SelectField label={t('checkout:plan')} options={options} value={planId} onChange={choose} />
        <OrderSummary planId={planId} />
        {/* The key resets the payment state when the plan changes. */}
        <Payment key={planId} planId={planId} />
        <Link to="/" className={buttonStyle({ variant: 'secondary' })}>
          {t('checkout:back')}
        </Link>
      </div>
    </div>
  )
}
