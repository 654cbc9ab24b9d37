import { mergePracticed, useDevicePractice } from '../../lib/device-practice.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

/** Returns what the student practiced, on this device and, when signed in, in the account. Newest first. */
export function usePracticed() {
  const device = useDevicePractice()
  const { kind } = useVisitor()
  const { data, isLoading } = trpc.practice.history.useQuery(undefined, { enabled: kind === 'signed-in' })
  return {
    practiced: mergePracticed(device, (kind === 'signed-in' && data) || []),
    /** Whether the account's part is on its way. */
    loading: kind === 'loading' || isLoading,
  }
}
