import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** A row on a wide screen, in pixels; each is measured once it is there. */
const usualHeight = 92
const gap = 12

/** How far the list is from the top of the page. It moves as messages above it come and go. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

/** The index of the row that has the focus. */
function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      setFocused(row ? Number(row.dataset['index']) : undefined)
    }
    const leave = () => setFocused(undefined)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [list])
  return focused
}

/**
 * Which rows of a long list are in the page, and where: those near the window, and the one that has the focus, however far it
 * is scrolled away. `keyOf` names a row by its index.
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, keyOf: (index: number) => number) {
  const top = useTop(list)
  const focused = useFocusedRow(list)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler.
  const virtualizer = useWindowVirtualizer({
    count,
    gap,
    estimateSize: () => usualHeight,
    overscan: 6,
    scrollMargin: top,
    getItemKey: keyOf,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        const isMissing = focused !== undefined && focused < range.count && !shown.includes(focused)
        return isMissing ? [...shown, focused].toSorted((one, other) => one - other) : shown
      },
      [focused],
    ),
    useFlushSync: false,
  })
  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, offset: start - top })),
    /** The reference for each row, which also needs its index as `data-index`. */
    measure: virtualizer.measureElement,
  }
}
