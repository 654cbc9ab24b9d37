import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Returns the value of a store and rerenders the component when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
