import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is interactive: false during server rendering and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
