import { useSyncExternalStore } from 'react'

/** A value that code outside React sets and React renders. */
export interface Store<Value> {
  readonly initial: Value
  readonly get: () => Value
  /** Notifies listeners only if the value changes. */
  readonly set: (next: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value, same: (a: Value, b: Value) => boolean = Object.is): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (same(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Rerenders the component when the value changes. The server renders the initial value. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
