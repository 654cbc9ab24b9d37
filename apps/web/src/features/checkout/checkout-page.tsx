import { paidPlanIds, planCatalogue } from '@pathwise/api/schemas/plans'
import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatPrice } from '../../lib/billing/price.ts'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'
import { useChosenPlan } from './use-chosen-plan.ts'

/** One plan, what it costs, and the way to pay for it. */
export function CheckoutPage() {
  const { t, i18n } = useTranslation(['checkout', 'billing'])
  const { planId, fallback, cancelled, choose } = useChosenPlan()
  const options = paidPlanIds.map((id) => {
    const monthly = t('billing:monthly', { price: formatPrice(planCatalogue[id].price, i18n.language) })
    return { value: id, label: `${t(`billing:planName.${id}`)} · ${monthly}` }
  })
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
        {/* Another plan is another payment: what came of the last one is forgotten. */}
        <Payment key={planId} planId={planId} />
        <div>
          <Link to="/" className={buttonStyle({ variant: 'quiet' })}>
            {t('checkout:back')}
          </Link>
        </div>
      </div>
    </div>
  )
}
