import type { PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { useAfterPaint } from '../../lib/after-paint.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'
import { useBillingConfig } from '../../lib/use-config.ts'

/** Whether billing is enabled; `unknown` if the request failed. */
type Billing = 'loading' | 'on' | 'off' | 'unknown'

interface BillingState {
  billing: Billing
  /** The plans for sale; undefined until they have loaded. */
  soldPlans: readonly PaidPlanId[] | undefined
}

export function useBilling(): BillingState {
  const { data, isError } = useBillingConfig()
  if (data) return { billing: data.enabled ? 'on' : 'off', soldPlans: data.sold_plans }
  return { billing: isError ? 'unknown' : 'loading', soldPlans: undefined }
}

/**
 * Loads the signed-in user's plan after the first paint, because every page can be painted without it. Never uses
 * cached data, because the plan changes on the payment service's site.
 */
export function useCurrentPlan() {
  const { kind } = useVisitor()
  const painted = useAfterPaint()
  return trpc.billing.plan.useQuery(undefined, { enabled: painted && kind === 'signed-in', staleTime: 0 })
}
