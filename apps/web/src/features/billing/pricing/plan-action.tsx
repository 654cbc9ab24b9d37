import type { PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Billing } from '../use-billing.ts'

interface PlanActionProps {
  planId: PaidPlanId
  billing: Billing
  /** Whether the user has this plan. */
  owned: boolean
}

/** The link to the checkout of a paid plan. Disabled while billing is off or loading. */
export function PlanAction({ planId, billing, owned }: PlanActionProps) {
  const { t } = useTranslation(['pricing', 'billing'])
  if (owned) {
    return (
      <Link to="/account" className={buttonStyle({ variant: 'secondary' })}>
        {t('pricing:manage')}
      </Link>
    )
  }
  const label = t('pricing:choose', { plan: t(`billing:planName.${planId}`) })
  if (billing === 'off' || billing === 'loading') return <Button disabled>{label}</Button>
  return (
    <Link to={`/checkout?plan=${planId}`} className={buttonStyle()}>
      {label}
    </Link>
  )
}
