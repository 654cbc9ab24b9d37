import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is interactive: false in server-rendered markup and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
