import { createStore, useStore } from '@pathwise/ui/store'

/** What limits the number of plans in the account: a limit of all accounts, or the billing plan. */
export type SyncLimit = 'full' | 'planFull'

export interface SyncedPlans {
  /** The number of plans that the account rejected. */
  readonly refused: number
  /** The limit because of which other plans are not in the account. */
  readonly full?: SyncLimit
}

/** Where plans and progress are stored, and the sync status. */
export type SyncState =
  /** No user is signed in, so data is only on this device. */
  | { readonly kind: 'device' }
  /** A sync is running. `first` means that none has completed yet for this user. */
  | { readonly kind: 'syncing'; readonly first: boolean }
  /** The sync has finished. */
  | ({ readonly kind: 'account' } & SyncedPlans)
  /** The last sync failed, so the account may lack data. */
  | { readonly kind: 'failed'; readonly retry: () => void }

const store = createStore<SyncState>({ kind: 'device' })

export const { get: getSyncState, set: setSyncState, subscribe: subscribeSyncState } = store

export const useSyncState = () => useStore(store)
