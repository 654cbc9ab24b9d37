import { onPageRestored } from '../../../lib/on-page-restored.ts'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { readSyncRecord } from './sync-record.ts'

/**
 * Calls `onCleared` when the Back button restores a page of this account after another tab signed out. A page in the
 * back/forward cache misses the sign-out event. Returns a function that unsubscribes.
 * @param isHandedOver returns whether the account's copy has been removed from the device, even if another user has
 * signed in since
 */
export function watchRestoredPage(userId: string, isHandedOver: () => boolean, onCleared: () => void): () => void {
  return onPageRestored(() => {
    const copy = readSyncRecord()
    // A sign-out removes the account's copy from the device. An expired session does not.
    const isCleared = copy ? copy.userId !== userId : getAccessToken() === undefined
    if (isCleared || isHandedOver()) onCleared()
  })
}
