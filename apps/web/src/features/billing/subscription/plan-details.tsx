import type { CurrentPlan } from '@pathwise/api/schemas/billing'
import { planCatalogue } from '@pathwise/api/schemas/plans'
import { buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PortalButton } from '../portal-button.tsx'
import { formatPrice } from '../price.ts'

/** What the plan costs and gives, until when, and where to change it. */
export function PlanDetails({ plan }: { plan: CurrentPlan }) {
  const { t, i18n } = useTranslation(['subscription', 'billing'])
  const { plan_id: planId, entitlements, period_end: end, renews, has_portal: hasPortal } = plan
  const free = planId === 'free'
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  const price = formatPrice(planCatalogue[planId].price, i18n.language)
  const limit = entitlements.saved_plans
  return (
    <>
      <p className="mt-4 text-lg font-semibold">{t(`billing:planName.${planId}`)}</p>
      <p className="text-muted">{free ? t('subscription:free') : t('billing:monthly', { price })}</p>
      {end && (
        <p className="mt-2">
          {t(renews ? 'subscription:renewsOn' : 'subscription:endsOn', { date: day.format(new Date(end)) })}
        </p>
      )}
      {limit !== null && (
        <p className="mt-2">
          {t('subscription:savedPlans', { limit: new Intl.NumberFormat(i18n.language).format(limit) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasPortal && <PortalButton />}
        {free && (
          <Link to="/pricing" className={buttonStyle({ variant: 'secondary' })}>
            {t('subscription:seePlans')}
          </Link>
        )}
      </div>
    </>
  )
}
