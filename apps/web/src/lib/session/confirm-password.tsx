import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../api-failure.ts'
import { useFailureText } from '../failure-text.ts'
import { trpc } from '../trpc.ts'
import { ConfirmFactor } from './confirm-factor.tsx'

interface ConfirmPasswordProps {
  /** Replaces the default label of the button. */
  submit?: string
  onConfirmed: () => void
}

/** Asks for the password or a second factor again, then calls `onConfirmed`. */
export function ConfirmPassword({ submit, onConfirmed }: ConfirmPasswordProps) {
  const { t } = useTranslation('secondFactor')
  const failureText = useFailureText()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // The button that had focus is disabled now, so focus the password field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { mutate, isPending, error } = trpc.auth.confirmPassword.useMutation({ onSuccess: onConfirmed })

  const problem = () => {
    if (!error) return undefined
    const failure = toApiFailure(error)
    return failureText(failure, failure.reason === 'wrong_password' ? t('confirm.wrong') : undefined)
  }

  return (
    <div className="grid gap-4 rounded-control border border-warning/40 bg-warning-soft p-4">
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (password) mutate({ password })
        }}
      >
        <p role="alert">{t('confirm.text')}</p>
        <TextField
          label={t('confirm.password')}
          type="password"
          autoComplete="current-password"
          error={problem()}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" busy={isPending} disabled={!password}>
            {submit ?? t('confirm.submit')}
          </Button>
        </div>
      </form>
      <ConfirmFactor onConfirmed={onConfirmed} />
    </div>
  )
}
