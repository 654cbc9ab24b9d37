import type { CommandId, CommandOutcome } from '@pathwise/api/schemas/ops'
import { useState } from 'react'
import { apiFailure } from '../../lib/api-failure.ts'
import { trpc } from '../../lib/trpc.ts'

export type OperationState =
  | { kind: 'idle' }
  | { kind: 'running'; command: CommandId }
  /** The last sign-in is too long ago: the account's password is asked, then the command runs. */
  | { kind: 'reauthenticate'; command: CommandId }
  /** It ran; whether it succeeded is in the outcome. */
  | { kind: 'ended'; command: CommandId; outcome: CommandOutcome }
  /** It did not run, or nobody knows. */
  | { kind: 'error'; command: CommandId; error: unknown }

/** Runs a command, one at a time. An empty sudo password is not sent. */
export function useOperation() {
  const [state, setState] = useState<OperationState>({ kind: 'idle' })
  const { mutate } = trpc.ops.run.useMutation()

  const run = (command: CommandId, sudoPassword: string) => {
    if (state.kind === 'running') return
    setState({ kind: 'running', command })
    mutate(
      { command_id: command, ...(sudoPassword && { sudo_password: sudoPassword }) },
      {
        onSuccess: (outcome) => setState({ kind: 'ended', command, outcome }),
        onError: (error) => {
          const again = apiFailure(error).reason === 'reauthenticate'
          setState(again ? { kind: 'reauthenticate', command } : { kind: 'error', command, error })
        },
      },
    )
  }

  return { state, run }
}
