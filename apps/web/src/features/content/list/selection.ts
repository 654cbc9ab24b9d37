import { createStore } from '@pathwise/ui/store'

const store = createStore<ReadonlySet<number>>(new Set())

/** The ids of the selected items, in selection order. They survive navigation within the app. */
export const selection = {
  current: store.get,
  subscribe: store.subscribe,
  set: (id: number, isSelected: boolean) => {
    const others = [...store.get()].filter((other) => other !== id)
    store.set(new Set(isSelected ? [...others, id] : others))
  },
  add: (ids: readonly number[]) => store.set(new Set([...store.get(), ...ids])),
  clear: () => store.set(new Set()),
}
