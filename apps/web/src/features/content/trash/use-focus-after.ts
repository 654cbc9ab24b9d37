import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus when the row that contains it is removed: to the row now at that index, else to the last row, else to
 * the first remaining link or button.
 */
export function useFocusAfter(items: readonly ContentItem[]) {
  const place = useRef<HTMLDivElement>(null)
  const vacancy = useRef<{ id: number; index: number }>(undefined)

  useEffect(() => {
    const left = vacancy.current
    if (!left || items.some(({ id }) => id === left.id)) return
    const heir = items[left.index] ?? items.at(-1)
    vacancy.current = undefined
    const selector = heir ? `[data-restores="${heir.id}"]` : 'a, button'
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [items])

  return {
    place,
    /** Call before a row is removed. */
    noteLeaving: (id: number) => {
      vacancy.current = { id, index: items.findIndex((item) => item.id === id) }
    },
  }
}
