import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { createStore, useStore } from '@pathwise/ui/store'

const currentUser = createStore<CurrentUser | undefined>(undefined)

/** Sets the user that the shell shows. */
export const setCurrentUser = currentUser.set

/**
 * Returns the signed-in user, or undefined until the user is loaded, because the home page renders the shell without
 * the API client. The user is kept in a store instead of a context: when a context changes, React replaces the parts of
 * the page that are not hydrated yet, and users would lose what they have entered in forms there.
 */
export function useCurrentUser(): CurrentUser | undefined {
  return useStore(currentUser)
}
