import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBilling } from '../use-billing.ts'
import { useCurrentPlan } from '../use-current-plan.ts'
import { BillingStatus } from './billing-status.tsx'
import { Faq } from './faq.tsx'
import { FreeCard } from './free-card.tsx'
import { PremiumCard } from './premium-card.tsx'
import { ProCard } from './pro-card.tsx'

/** The pricing page with the plan cards and the FAQ. */
export function PricingPage() {
  const { t } = useTranslation('pricing')
  const billing = useBilling()
  const current = useCurrentPlan().data?.plan_id
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <BillingStatus billing={billing} />
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        <FreeCard current={current} />
        <ProCard billing={billing} current={current} />
        <PremiumCard billing={billing} current={current} />
      </ul>
      <p className="mt-8 text-center">
        <Link to="/plans" className={buttonStyle({ variant: 'quiet' })}>
          {t('compare')}
        </Link>
      </p>
      <Faq />
    </>
  )
}
