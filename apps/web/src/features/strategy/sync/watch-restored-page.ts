import { readText, storageKeys } from '../../../lib/browser-storage.ts'
import { onPageRestored } from '../../../lib/on-page-restored.ts'
import { accessToken } from '../../../lib/session/access-token.ts'

/**
 * Calls `onCleared` when the Back button restores this page after another tab signed out, because a page in the
 * back/forward cache receives no events. Returns a function that unsubscribes.
 */
export function watchRestoredPage(onCleared: () => void): () => void {
  return onPageRestored(() => {
    // If the session has only expired, the account's copy is still on the device.
    if (accessToken() === undefined && readText(storageKeys.accountCopy) === undefined) onCleared()
  })
}
