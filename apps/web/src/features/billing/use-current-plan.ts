import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

/** Loads the signed-in user's plan. Refetches on every mount, because the payment happens on another site. */
export function useCurrentPlan() {
  const { kind } = useVisitor()
  return trpc.billing.plan.useQuery(undefined, { enabled: kind === 'signed-in', staleTime: 0 })
}
