import { useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { signInWith } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'

export interface Credentials {
  email: string
  password: string
}

export type LoginState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'success' }
  /** A field was empty, so no request was sent. */
  | { kind: 'missing' }
  | { kind: 'no-token' }
  /** The server answered with an error status. */
  | { kind: 'refused'; status: number; retryAfterSeconds: number | undefined }
  /** The server did not respond. */
  | { kind: 'error'; message: string }

function failureState(error: unknown): LoginState {
  const { status, retryAfterSeconds } = toApiFailure(error)
  if (status !== undefined) return { kind: 'refused', status, retryAfterSeconds }
  return { kind: 'error', message: error instanceof Error ? error.message : String(error) }
}

/** Signs in: stores the token, notifies the page, then calls `onSuccess`. */
export function useLogin(onSuccess: () => void) {
  const [state, setState] = useState<LoginState>({ kind: 'idle' })
  const { mutateAsync } = trpc.auth.login.useMutation()

  const login = async ({ email, password }: Credentials) => {
    if (state.kind === 'submitting' || state.kind === 'success') return
    if (!email.trim() || !password) return setState({ kind: 'missing' })
    setState({ kind: 'submitting' })
    try {
      const { access_token: token } = await mutateAsync({ email: email.trim(), password })
      if (!token) return setState({ kind: 'no-token' })
      setState({ kind: 'success' })
      signInWith(token)
      onSuccess()
    } catch (error) {
      setState(failureState(error))
    }
  }

  return { state, login }
}
