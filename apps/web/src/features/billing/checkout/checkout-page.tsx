import {
  defaultPlanId,
  isPaidPlanId,
  isPlanId,
  type PaidPlanId,
  paidPlanIds,
  planCatalog,
} from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'
import { FeatureList } from '../feature-list.tsx'
import { findTier, listLines, tierOrder } from '../plan-tiers.ts'
import { Payment } from './payment.tsx'

interface ChosenPlan {
  planId: PaidPlanId
  /** Why the plan in the URL was not selected. Undefined if it was selected or the URL contains no plan. */
  fallback: 'freePlan' | 'unknownPlan' | undefined
  /** Whether the user has returned from the payment page without paying. */
  cancelled: boolean
  choose: (planId: PaidPlanId) => void
}

/** Reads the plan to buy from `?plan=`. Falls back to Pro if the value is not a paid plan. */
function useChosenPlan(): ChosenPlan {
  const [query, setQuery] = useOptimisticSearchParams()
  const requested = query.get('plan')
  const choose = (planId: PaidPlanId) => setQuery({ plan: planId }, { replace: true })
  const cancelled = query.get('cancelled') === '1'
  if (isPaidPlanId(requested)) return { planId: requested, fallback: undefined, cancelled, choose }
  const why = isPlanId(requested) ? 'freePlan' : 'unknownPlan'
  return { planId: defaultPlanId, fallback: requested === null ? undefined : why, cancelled, choose }
}

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
        <ButtonLink to="/" variant="secondary">
          {t('checkout:back')}
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * Shows the plan's features, and its price before tax and discounts. Features that are not available yet are listed
 * separately.
 */
function OrderSummary({ planId }: { planId: PaidPlanId }) {
  const { t } = useTranslation(['checkout', 'billing', 'pricing'])
  const format = useFormat()
  const price = format.dollars(planCatalog[planId].price)
  const lines = [
    [t('checkout:plan'), t(`billing:planName.${planId}`)],
    [t('checkout:summary.price'), price],
    [t('checkout:summary.tax'), t('checkout:summary.none')],
    [t('checkout:summary.discount'), t('checkout:summary.none')],
  ]
  const line = 'flex flex-wrap justify-between gap-x-6'
  const tier = findTier(planId)
  const savedPlans = format.number(planCatalog[planId].entitlements.saved_plans)
  const included = [
    ...listLines(tier, t(`pricing:cards.${tier}.features`)),
    { label: t('checkout:summary.savedPlans', { limit: savedPlans }), works: true },
  ]
  const notYet = tierOrder
    .slice(0, tierOrder.indexOf(tier) + 1)
    .flatMap((each) => listLines(each, t(`pricing:cards.${each}.features`)))
    .filter(({ works }) => !works)
  return (
    <Card as="section" aria-labelledby="order-title">
      <h2 id="order-title" className="text-xl font-semibold">
        {t('checkout:summary.title')}
      </h2>
      <dl className="mt-4 grid gap-2.5">
        {lines.map(([term, value]) => (
          <div key={term} className={line}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        <div className={`${line} border-t border-line pt-3 text-lg font-bold`}>
          <dt>{t('checkout:summary.total')}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">{t('checkout:summary.renews')}</p>
      <h3 className="mt-6 font-semibold">{t('checkout:summary.included')}</h3>
      <FeatureList lines={included.filter(({ works }) => works)} className="mt-2.5" />
      {notYet.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t('checkout:summary.notYet')}</h3>
          <FeatureList lines={notYet} notYetAbove className="mt-2.5" />
        </>
      )}
    </Card>
  )
}
