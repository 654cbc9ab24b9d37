import { onPageRestored } from '../../../lib/on-page-restored.ts'
import { accessToken } from '../../../lib/session/access-token.ts'
import { readAccountCopy } from './account-copy.ts'

/**
 * Calls `onCleared` when the Back button restores a page of this account after another tab signed out, because a page
 * in the back/forward cache receives no events. Returns a function that unsubscribes.
 */
export function watchRestoredPage(userId: string, onCleared: () => void): () => void {
  return onPageRestored(() => {
    const copy = readAccountCopy()
    // If the session has only expired, the account's copy is still on the device.
    if (copy ? copy.userId !== userId : accessToken() === undefined) onCleared()
  })
}
