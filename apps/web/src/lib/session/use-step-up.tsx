import { type ReactNode, useState } from 'react'
import { toApiFailure } from '../api-failure.ts'
import { ConfirmPassword } from './confirm-password.tsx'

/**
 * Asks for the password if the server rejects an action because the last confirmation is too old, then repeats the
 * action.
 */
export function useStepUp() {
  const [repeat, setRepeat] = useState<() => void>()
  const needsPassword = (error: unknown) => toApiFailure(error).reason === 'reauthenticate'
  const form: ReactNode = repeat && (
    <ConfirmPassword
      onConfirmed={() => {
        setRepeat(undefined)
        repeat()
      }}
    />
  )
  return {
    form,
    needsPassword,
    /** Shows the password form if this error requires it. */
    onError: (error: unknown, action: () => void) => {
      if (needsPassword(error)) setRepeat(() => action)
    },
  }
}
