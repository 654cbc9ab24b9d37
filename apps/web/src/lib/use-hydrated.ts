import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and until hydration, when the page becomes interactive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
