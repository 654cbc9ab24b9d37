import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** The estimated height of a row on wide screens, in pixels. Rendered rows are measured. */
const usualHeight = 92
const gap = 12

/** Returns the list's distance from the top of the page, in pixels. It updates when content above the list changes. */
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
 * Returns the rows to render and their offsets: the rows near the viewport, and the row with focus.
 * @param getKey returns a stable key for the row at an index
 */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number, getKey: (index: number) => number) {
  const top = useTop(list)
  const focused = useFocusedRow(list)
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used.
  const virtualizer = useWindowVirtualizer({
    count,
    gap,
    estimateSize: () => usualHeight,
    overscan: 6,
    scrollMargin: top,
    getItemKey: getKey,
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
    /** Ref callback for each row, which also needs a `data-index` attribute. */
    measure: virtualizer.measureElement,
  }
}
