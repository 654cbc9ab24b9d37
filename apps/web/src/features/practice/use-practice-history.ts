import { mergePracticed, useDevicePractice } from '../../lib/device-practice.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

/** Returns the practice history of this device and of the signed-in account, merged and sorted newest first. */
export function usePracticeHistory() {
  const device = useDevicePractice()
  const visitor = useVisitor()
  const isSignedIn = visitor.kind === 'signed-in'
  const { data, isPending, isError, refetch } = trpc.practice.history.useQuery(undefined, { enabled: isSignedIn })
  return {
    practiced: mergePracticed(device, (isSignedIn && data) || []),
    loading: visitor.kind === 'loading' || (isSignedIn && isPending),
    /** Whether the part of the history that is stored in the account could not be loaded. */
    failed: visitor.kind === 'unreachable' || (isSignedIn && isError),
    retry: () => (visitor.kind === 'unreachable' ? visitor.retry() : void refetch()),
  }
}
