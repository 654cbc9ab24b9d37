import { useState } from 'react'
import { toApiFailure } from '../../lib/api-failure.ts'
import { trpc } from '../../lib/trpc.ts'

export type StepUpProblem =
  | { kind: 'billing' | 'failed' | 'gone' | 'ownAccount' | 'wrong' }
  | { kind: 'tooMany'; seconds: number | undefined }

function toProblem(error: unknown): StepUpProblem {
  const { status, reason, retryAfterSeconds } = toApiFailure(error)
  if (status === 429) return { kind: 'tooMany', seconds: retryAfterSeconds }
  if (reason === 'wrong_password') return { kind: 'wrong' }
  if (reason === 'own_account') return { kind: 'ownAccount' }
  if (reason === 'billing_off' || reason === 'billing_unavailable') return { kind: 'billing' }
  return { kind: status === 404 ? 'gone' : 'failed' }
}

/** Runs an action of an admin, and asks for the password first when the server wants it to be entered again. */
export function useStepUp() {
  const { mutateAsync: confirm } = trpc.auth.confirmPassword.useMutation()
  const [password, setPassword] = useState('')
  const [state, setState] = useState<{ busy: boolean; asksPassword: boolean; problem?: StepUpProblem }>({
    busy: false,
    asksPassword: false,
  })

  /** @returns whether the action succeeded */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (state.asksPassword && !password) return false
    setState({ busy: true, asksPassword: state.asksPassword })
    try {
      if (state.asksPassword) await confirm({ password })
      await action()
      return true
    } catch (error) {
      if (toApiFailure(error).reason === 'reauthenticate') setState({ busy: false, asksPassword: true })
      else setState({ busy: false, asksPassword: state.asksPassword, problem: toProblem(error) })
      return false
    }
  }
  return { ...state, password, setPassword, run }
}
