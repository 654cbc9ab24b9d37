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
 * Returns the signed-in user, or undefined until the user is loaded, because the home page renders the shell without
 * the API client. The user is kept in a store instead of a context: when a context changes, React replaces the parts of
 * the page that are not hydrated yet, and users would lose what they have entered in forms there.
 */
export function useCurrentUser(): CurrentUser | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}
