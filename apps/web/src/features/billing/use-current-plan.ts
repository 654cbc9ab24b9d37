import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

/** The plan that the reader has now; without an account nobody is asked. Read anew wherever it is shown, because a payment happens elsewhere. */
export function useCurrentPlan() {
  const { kind } = useVisitor()
  return trpc.billing.plan.useQuery(undefined, { enabled: kind === 'signed-in', staleTime: 0 })
}
