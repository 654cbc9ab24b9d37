import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a row leaves with the button that had it: to the row that takes its place, to the last row, or
 * else to the first link or button that is left.
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
    /** Told of a row that is about to leave. */
    noteLeaving: (id: number) => {
      vacancy.current = { id, index: items.findIndex((item) => item.id === id) }
    },
  }
}
