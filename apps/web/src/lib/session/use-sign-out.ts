import { trpc } from '../trpc.ts'
import { removeAccessToken } from './access-token.ts'

/**
 * Ends the session on the server, then here. When the server cannot be reached, nobody is signed out: on a shared computer it
 * would be wrong to show it so while the session's cookie still works.
 */
export function useSignOut() {
  const { mutate, isPending, isError } = trpc.auth.logout.useMutation({
    onSuccess: removeAccessToken,
    onError: (error) => console.error('Signing out failed', error),
  })
  return { signOut: () => mutate(), busy: isPending, failed: isError }
}
