import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stubs IntersectionObserver. The returned function reports all observed elements as visible. */
export function stubIntersection(): () => void {
  const observed = new Set<() => void>()
  class Observer {
    readonly #seen: () => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.#seen = () => callback([{ isIntersecting: true }])
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
