import { defaultPlanId, isPaidPlanId, isPlanId, type PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'

interface ChosenPlan {
  planId: PaidPlanId
  /** The reason why the plan in the URL is not selected. */
  fallback: 'freePlan' | 'unknownPlan' | undefined
  /** Whether the user left the payment page without paying. */
  cancelled: boolean
  choose: (planId: PaidPlanId) => void
}

/** Reads the plan to pay for from `?plan=`. Falls back to Pro when the URL has no paid plan. */
export function useChosenPlan(): ChosenPlan {
  const [query, setQuery] = useOptimisticSearchParams()
  const wanted = query.get('plan')
  const choose = (planId: PaidPlanId) => setQuery({ plan: planId }, { replace: true })
  const cancelled = query.get('cancelled') === '1'
  if (isPaidPlanId(wanted)) return { planId: wanted, fallback: undefined, cancelled, choose }
  const why = isPlanId(wanted) ? 'freePlan' : 'unknownPlan'
  return { planId: defaultPlanId, fallback: wanted === null ? undefined : why, cancelled, choose }
}
