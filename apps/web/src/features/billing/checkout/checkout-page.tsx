import { paidPlanIds } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'
import { useChosenPlan } from './use-chosen-plan.ts'

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
