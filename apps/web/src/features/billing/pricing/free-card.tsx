import { type PlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlanCard } from './plan-card.tsx'

/** The card of the Free plan, which is always available. */
export function FreeCard({ current }: { current: PlanId | undefined }) {
  const { t } = useTranslation('pricing')
  return (
    <PlanCard
      tier="free"
      price={planCatalogue.free.price}
      badge={current === 'free' ? 'yourPlan' : undefined}
      action={
        <Link to="/#quick-start" className={buttonStyle({ variant: 'secondary' })}>
          {t('startFree')}
        </Link>
      }
    />
  )
}
