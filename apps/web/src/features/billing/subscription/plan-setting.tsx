import type { CurrentPlan } from '@pathwise/api/billing/billing.schemas'
import { planCatalog } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { PortalButton } from '../portal-button.tsx'
import { useCurrentPlan } from '../use-billing.ts'

export function PlanSetting() {
  const { t } = useTranslation(['subscription', 'common'])
  const { data: plan, isError, refetch } = useCurrentPlan()
  return (
    <Card as="section" aria-labelledby="plan-title">
      <h2 id="plan-title" className="text-xl font-semibold">
        {t('subscription:title')}
      </h2>
      {plan && <PlanDetails plan={plan} />}
      {!plan && isError && (
        <RetryAlert tone="warning" onRetry={() => void refetch()} className="mt-4">
          {t('subscription:failed')}
        </RetryAlert>
      )}
      {!plan && !isError && <Loading label={t('common:loading')} skeleton="mt-4 h-28 w-full" />}
    </Card>
  )
}

function PlanDetails({ plan }: { plan: CurrentPlan }) {
  const { t } = useTranslation(['subscription', 'billing'])
  const { plan_id: planId, entitlements, period_end: end, renews, unpaid_plan: unpaid, has_portal: hasPortal } = plan
  const free = planId === 'free'
  const format = useFormat()
  const price = format.dollars(planCatalog[planId].price)
  const limit = entitlements.saved_plans
  return (
    <>
      <p className="mt-4 text-lg font-semibold">{t(`billing:planName.${planId}`)}</p>
      {unpaid ? (
        <Alert tone="warning" className="mt-4">
          {t('subscription:unpaid', { plan: t(`billing:planName.${unpaid}`) })}
        </Alert>
      ) : (
        <p className="text-muted">{free ? t('subscription:free') : t('billing:monthly', { price })}</p>
      )}
      {end && (
        <p className="mt-2">
          {t(renews ? 'subscription:renewsOn' : 'subscription:endsOn', { date: format.date(end) })}
        </p>
      )}
      {limit !== null && <p className="mt-2">{t('subscription:savedPlans', { limit: format.number(limit) })}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasPortal && <PortalButton />}
        {free && !unpaid && (
          <ButtonLink to="/pricing" variant="secondary">
            {t('subscription:seePlans')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
