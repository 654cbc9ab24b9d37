import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page can be used: not yet where the server has rendered it and its scripts are on their way. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
