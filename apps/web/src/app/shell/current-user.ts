import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let current: CurrentUser | undefined

/** Sets the user that the shell shows. */
export function setCurrentUser(user: CurrentUser | undefined) {
  current = user
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/**
 * Returns the signed-in user. Undefined until loaded, because the home page renders the shell without the API client. A
 * store instead of a context: when a context changes, React replaces parts of the page that are not yet hydrated, and answers
 * in their forms are lost.
 */
export function useCurrentUser(): CurrentUser | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}
