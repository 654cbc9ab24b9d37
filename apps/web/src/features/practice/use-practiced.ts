import { mergePracticed, useDevicePractice } from '../../lib/device-practice.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { trpc } from '../../lib/trpc.ts'

/** Returns the practice history of this device and of the signed-in account, merged and sorted newest first. */
export function usePracticeHistory() {
  const device = useDevicePractice()
  const { kind } = useVisitor()
  const { data, isLoading } = trpc.practice.history.useQuery(undefined, { enabled: kind === 'signed-in' })
  return {
    practiced: mergePracticed(device, (kind === 'signed-in' && data) || []),
    loading: kind === 'loading' || isLoading,
  }
}
