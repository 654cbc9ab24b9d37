import { type PlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import type { Billing } from '../use-billing.ts'
import { PlanAction } from './plan-action.tsx'
import { planBadge } from './plan-badge.ts'
import { PlanCard } from './plan-card.tsx'

export function ProCard({ billing, current }: { billing: Billing; current: PlanId | undefined }) {
  const owned = current === 'pro'
  return (
    <PlanCard
      tier="pro"
      price={planCatalogue.pro.price}
      badge={planBadge(billing, owned)}
      action={<PlanAction planId="pro" billing={billing} owned={owned} />}
      highlighted
    />
  )
}
