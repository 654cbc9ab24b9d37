import { defaultPlanId, isPaidPlanId, isPlanId, type PaidPlanId } from '@pathwise/api/billing/plans.vocabulary'
import { useOptimisticSearchParams } from '../../../lib/use-optimistic-search-params.ts'

interface ChosenPlan {
  planId: PaidPlanId
  /** Why it is not the plan that the address names. */
  fallback: 'freePlan' | 'unknownPlan' | undefined
  /** The payment page was left without paying. */
  cancelled: boolean
  choose: (planId: PaidPlanId) => void
}

/** The plan to pay for, kept in the address as `?plan=`; Pro where that names none that can be bought. */
export function useChosenPlan(): ChosenPlan {
  const [query, setQuery] = useOptimisticSearchParams()
  const wanted = query.get('plan')
  const choose = (planId: PaidPlanId) => setQuery({ plan: planId }, { replace: true })
  const cancelled = query.get('cancelled') === '1'
  if (isPaidPlanId(wanted)) return { planId: wanted, fallback: undefined, cancelled, choose }
  const why = isPlanId(wanted) ? 'freePlan' : 'unknownPlan'
  return { planId: defaultPlanId, fallback: wanted === null ? undefined : why, cancelled, choose }
}
