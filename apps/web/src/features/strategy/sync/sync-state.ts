import { useSyncExternalStore } from 'react'

/** The server did not answer, the account is full, or it is as full as its plan lets it be. */
export type SyncProblem = 'unreachable' | 'full' | 'planFull'

/** Where a student's plans and progress are. */
export type SyncState =
  /** Nobody is signed in. */
  | { readonly kind: 'device' }
  /** The device and the account are being brought together. `first`: for the first time since the page was loaded. */
  | { readonly kind: 'syncing'; readonly first: boolean }
  /** Everything is in the account, but for so many plans that it does not take. */
  | { readonly kind: 'account'; readonly refused: number }
  /** Not everything is. */
  | { readonly kind: 'failed'; readonly problem: SyncProblem; readonly retry: () => void }

const device: SyncState = { kind: 'device' }
const listeners = new Set<() => void>()
let current: SyncState = device

export function setSyncState(state: SyncState) {
  current = state
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

export function syncState(): SyncState {
  return current
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribe, syncState, () => device)
}
