import { type ReactNode, useState } from 'react'
import { toApiFailure } from '../api-failure.ts'
import { ConfirmPassword } from './confirm-password.tsx'

/**
 * Asks for the password when an action is rejected because the last password entry is too old, then repeats the action.
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
    /** The password form, when the password is required. */
    form,
    needsPassword,
    /** Shows the form when the error requires the password. */
    onError: (error: unknown, action: () => void) => {
      if (needsPassword(error)) setRepeat(() => action)
    },
  }
}
