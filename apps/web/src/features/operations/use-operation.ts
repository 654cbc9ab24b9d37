import type { CommandId, CommandOutcome } from '@pathwise/api/ops/ops.schemas'
import { useState } from 'react'
import { toApiFailure } from '../../lib/api-failure.ts'
import { trpc } from '../../lib/trpc.ts'

export type OperationState =
  | { kind: 'idle' }
  | { kind: 'running'; command: CommandId }
  /** The last sign-in was too long ago, so the user must enter the account password before the command runs. */
  | { kind: 'reauthenticate'; command: CommandId }
  /** The command ran; the outcome shows whether it succeeded. */
  | { kind: 'ended'; command: CommandId; outcome: CommandOutcome }
  /** The command did not run, or its outcome is unknown. */
  | { kind: 'error'; command: CommandId; error: unknown }

/** Runs one command at a time. Omits an empty sudo password from the request. */
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
          const again = toApiFailure(error).reason === 'reauthenticate'
          setState(again ? { kind: 'reauthenticate', command } : { kind: 'error', command, error })
        },
      },
    )
  }

  return { state, run }
}
