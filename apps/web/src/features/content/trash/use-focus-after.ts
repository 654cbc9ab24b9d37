import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus when the row that contains it is removed: to the row now at that index, else to the last row, else to
 * the first remaining link or button.
 */
export function useFocusAfter(items: readonly ContentItem[]) {
  const place = useRef<HTMLDivElement>(null)
  const removed = useRef<{ id: number; index: number }>(undefined)

  useEffect(() => {
    const row = removed.current
    if (!row || items.some(({ id }) => id === row.id)) return
    const next = items[row.index] ?? items.at(-1)
    removed.current = undefined
    const selector = next ? `[data-restores="${next.id}"]` : 'a, button'
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [items])

  return {
    place,
    /** Call before a row is removed. */
    noteLeaving: (id: number) => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) }
    },
  }
}
