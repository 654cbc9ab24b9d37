import type { PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { trpc } from '../../lib/trpc.ts'

/** Whether billing is enabled; `unknown` when the request failed. */
type Billing = 'loading' | 'on' | 'off' | 'unknown'

interface BillingState {
  billing: Billing
  /** The plans that can be bought; undefined while they are not known. */
  soldPlans: readonly PaidPlanId[] | undefined
}

export function useBilling(): BillingState {
  const { data, isError } = trpc.billing.config.useQuery(undefined, { staleTime: Infinity })
  if (data) return { billing: data.enabled ? 'on' : 'off', soldPlans: data.sold_plans }
  return { billing: isError ? 'unknown' : 'loading', soldPlans: undefined }
}
