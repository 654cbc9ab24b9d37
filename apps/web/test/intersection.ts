import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Stubs IntersectionObserver. The returned function reports that all observed elements were hidden and are now visible,
 * in one call, as browsers do when a busy page delays the first report.
 */
export function stubIntersection(): () => void {
  const observed = new Set<() => void>()
  class Observer {
    readonly #seen: () => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#seen = () => callback([{ isIntersecting: false }, { isIntersecting: true }])
    }
    observe() {
      observed.add(this.#seen)
    }
    disconnect() {
      observed.delete(this.#seen)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () =>
    act(() => {
      for (const seen of observed) seen()
    })
}
