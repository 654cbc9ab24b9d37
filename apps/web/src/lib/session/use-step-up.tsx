import { type ReactNode, useState } from 'react'
import { toApiFailure } from '../api-failure.ts'
import { ConfirmPassword } from './confirm-password.tsx'

/** Asks for the password when an action is refused because it was entered too long ago, and then repeats the action. */
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
    /** The form to show, if the password is needed. */
    form,
    needsPassword,
    /** Shows the form when the error asks for it. */
    onError: (error: unknown, action: () => void) => {
      if (needsPassword(error)) setRepeat(() => action)
    },
  }
}
