import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** The value of a store, again whenever it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
