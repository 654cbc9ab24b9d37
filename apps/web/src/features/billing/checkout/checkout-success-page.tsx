import { isPaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { OwnSubscriptions } from './own-subscriptions.tsx'

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
        <Link to="/" className={buttonStyle()}>
          {t('checkout:success.dashboard')}
        </Link>
        <Link to="/plans" className={buttonStyle({ variant: 'secondary' })}>
          {t('checkout:success.plans')}
        </Link>
      </div>
    </div>
  )
}
