import { type PaidPlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { FeatureList } from '../feature-list.tsx'
import { findTier } from '../plan-tiers.ts'

/** The plan and its total price, without tax or discount. */
export function OrderSummary({ planId }: { planId: PaidPlanId }) {
  const { t } = useTranslation(['checkout', 'billing', 'pricing'])
  const format = useFormat()
  const price = format.dollars(planCatalogue[planId].price)
  const lines = [
    [t('checkout:plan'), t(`billing:planName.${planId}`)],
    [t('checkout:summary.price'), price],
    [t('checkout:summary.tax'), t('checkout:summary.none')],
    [t('checkout:summary.discount'), t('checkout:summary.none')],
  ]
  const line = 'flex flex-wrap justify-between gap-x-6'
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
      <FeatureList features={t(`pricing:cards.${findTier(planId)}.features`)} className="mt-2.5" />
    </Card>
  )
}
