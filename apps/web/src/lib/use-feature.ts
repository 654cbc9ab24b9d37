import { listFeatures, type PlanFeature } from '@pathwise/api/billing/plans.vocabulary'
import { useVisitor } from './session/use-visitor.ts'
import { trpc } from './trpc.ts'
import { useBillingConfig } from './use-config.ts'

/** Returns whether the visitor's billing plan includes a feature. Undefined until the plan has loaded. */
export function useFeature(feature: PlanFeature): boolean | undefined {
  const { kind } = useVisitor()
  const { data: config, isError } = useBillingConfig()
  const isSelling = config !== undefined && config.sold_plans.length > 0
  const plan = trpc.billing.plan.useQuery(undefined, { enabled: kind === 'signed-in' && isSelling })
  if (!config) return isError ? false : undefined
  if (!isSelling) return true
  if (kind === 'signed-in') return plan.isLoadingError ? false : plan.data?.entitlements.features.includes(feature)
  return kind === 'loading' ? undefined : listFeatures('free').includes(feature)
}
