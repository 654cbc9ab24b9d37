import type { AppRouter } from '@pathwise/api/root'
import { mostClaimed } from '@pathwise/api/share/share.schemas'
import type { TRPCClient } from '@trpc/client'
import { madeShares } from '../shares/made-shares.ts'

/** Returns the report links created on this device that no account owns. */
export function listUnclaimedShares() {
  return madeShares.latest().filter(({ inAccount }) => inAccount !== true)
}

/**
 * Moves this device's report links to the signed-in account, so that the student can delete them on any device. If the
 * account is full, the remaining links stay on this device and can be deleted only here.
 * @throws any error of the call
 */
export async function claimDeviceShares({ share }: Pick<TRPCClient<AppRouter>, 'share'>) {
  const unclaimed = listUnclaimedShares()
  for (let start = 0; start < unclaimed.length; start += mostClaimed) {
    const part = unclaimed.slice(start, start + mostClaimed)
    const shares = part.map(({ id, deletionKey }) => ({ id, deletion_key: deletionKey }))
    const refused = new Set((await share.claim.mutate({ shares })).refused)
    madeShares.markInAccount(part.map(({ id }) => id).filter((id) => !refused.has(id)))
  }
}
