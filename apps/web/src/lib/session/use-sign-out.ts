import { trpc } from '../trpc.ts'
import { removeAccessToken } from './access-token.ts'

/**
 * Ends the session on the server, then in the browser. When the server is unreachable, the user stays signed in: on a
 * shared computer, the user must not appear signed out while the session cookie still works.
 */
export function useSignOut() {
  const { mutate, isPending, isError } = trpc.auth.logout.useMutation({
    onSuccess: removeAccessToken,
    onError: (error) => console.error('Signing out failed', error),
  })
  return { signOut: () => mutate(), busy: isPending, failed: isError }
}
