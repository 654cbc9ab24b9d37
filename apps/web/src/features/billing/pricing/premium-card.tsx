import { type PlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { useState } from 'react'
import type { Billing } from '../use-billing.ts'
import { PlanAction } from './plan-action.tsx'
import { planBadge } from './plan-badge.ts'
import { PlanCard } from './plan-card.tsx'
import { PremiumChoice, type PremiumPlanId } from './premium-choice.tsx'

/** The card of the Premium plans for a student or a family/school. Preselects the user's own Premium plan. */
export function PremiumCard({ billing, current }: { billing: Billing; current: PlanId | undefined }) {
  const own = current === 'premium_student' || current === 'premium_family' ? current : undefined
  const [chosen, choose] = useState<PremiumPlanId>()
  const planId = chosen ?? own ?? 'premium_student'
  const owned = planId === own
  return (
    <PlanCard
      tier="premium"
      price={planCatalogue[planId].price}
      badge={planBadge(billing, owned)}
      choice={<PremiumChoice value={planId} onChange={choose} />}
      action={<PlanAction planId={planId} billing={billing} owned={owned} />}
    />
  )
}
