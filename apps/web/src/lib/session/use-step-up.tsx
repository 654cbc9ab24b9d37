import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { toApiFailure } from '../api-failure.ts'
import { ConfirmPassword } from './confirm-password.tsx'

/**
 * Asks for the password if the server rejects an action because the last confirmation is too old. Then repeats the
 * action and returns the focus to the element that had it.
 */
export function useStepUp() {
  const [rejected, setRejected] = useState<{ repeat: () => void; focused: Element | null }>()
  const needsPassword = (error: unknown) => toApiFailure(error).reason === 'reauthenticate'
  const form: ReactNode = rejected && (
    <ConfirmPassword
      onConfirmed={() => {
        // The element may be hidden while the form is shown.
        flushSync(() => setRejected(undefined))
        if (rejected.focused instanceof HTMLElement) rejected.focused.focus()
        rejected.repeat()
      }}
    />
  )
  return {
    form,
    needsPassword,
    /** Shows the password form if this error requires it. */
    onError: (error: unknown, repeat: () => void) => {
      if (needsPassword(error)) setRejected({ repeat, focused: document.activeElement })
    },
  }
}
