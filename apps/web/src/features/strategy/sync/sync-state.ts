import { useSyncExternalStore } from 'react'

/** Why a sync failed: the server call failed, the account is full, or the billing plan's limit is reached. */
export type SyncProblem = 'unreachable' | 'full' | 'planFull'

/** Where the student's plans and progress are stored, with the sync status. */
export type SyncState =
  /** Data is only on this device, because no user is signed in. */
  | { readonly kind: 'device' }
  /** A sync is in progress. `first`: no sync has completed since syncing started for this user. */
  | { readonly kind: 'syncing'; readonly first: boolean }
  /**
   * All data is in the account, except for plans that the account rejected. `refused` is the number of rejected plans.
   */
  | { readonly kind: 'account'; readonly refused: number }
  /** The last sync failed, so some data may be missing from the account. */
  | { readonly kind: 'failed'; readonly problem: SyncProblem; readonly retry: () => void }

const device: SyncState = { kind: 'device' }
const listeners = new Set<() => void>()
let current: SyncState = device

export function setSyncState(state: SyncState) {
  current = state
  for (const listener of listeners) listener()
}

/** Calls `changed` whenever the sync state changes. Returns an unsubscribe function. */
export function subscribeSyncState(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

export function getSyncState(): SyncState {
  return current
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribeSyncState, getSyncState, () => device)
}
