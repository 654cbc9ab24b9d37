import { useState } from 'react'
import { trpc } from '../trpc.ts'
import { removeAccessToken } from './access-token.ts'
import { prepareSignOut } from './sign-out-steps.ts'

/**
 * Sends queued data, ends the session on the server and clears this browser. If the server is unreachable, the user
 * stays signed in. Otherwise, the session cookie would remain valid on a shared computer.
 */
export function useSignOut() {
  const [phase, setPhase] = useState<'busy' | 'failed' | 'idle'>('idle')
  const { mutateAsync } = trpc.auth.logout.useMutation()

  async function run() {
    setPhase('busy')
    try {
      const clear = await prepareSignOut()
      if (clear) {
        await mutateAsync()
        clear()
        removeAccessToken()
      }
      setPhase('idle')
    } catch (error) {
      console.error('Signing out failed', error)
      setPhase('failed')
    }
  }

  return { signOut: () => void run(), busy: phase === 'busy', failed: phase === 'failed' }
}
