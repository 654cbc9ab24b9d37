let selected: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function setSelection(next: ReadonlySet<number>) {
  selected = next
  for (const listener of listeners) listener()
}

/** The ids of the selected items, in selection order. They survive navigation within the app. */
export const selection = {
  current: () => selected,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set: (id: number, isSelected: boolean) => {
    const others = [...selected].filter((other) => other !== id)
    setSelection(new Set(isSelected ? [...others, id] : others))
  },
  add: (ids: readonly number[]) => setSelection(new Set([...selected, ...ids])),
  clear: () => setSelection(new Set()),
}
