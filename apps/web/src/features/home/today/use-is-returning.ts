import { useSyncExternalStore } from 'react'
import { onEntryChangedElsewhere, readText, storageKeys } from '../../../lib/browser-storage.ts'
import { subscribeSyncState } from '../../strategy/sync/sync-state.ts'

/** Returns whether this browser stores a report. `public/first.js` has the same check. */
function hasReport(): boolean {
  return readText(storageKeys.lastReport) !== undefined || (readText(storageKeys.savedPlans) ?? '[]') !== '[]'
}

function subscribe(changed: () => void): () => void {
  // A sync with the account can bring reports, and a sign-in by another user can remove them.
  const stops = [
    subscribeSyncState(changed),
    onEntryChangedElsewhere(storageKeys.lastReport, changed),
    onEntryChangedElsewhere(storageKeys.savedPlans, changed),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns whether the visitor has a report on this device. False until hydration, as in the prerendered page. */
export function useIsReturning(): boolean {
  return useSyncExternalStore(subscribe, hasReport, () => false)
}
