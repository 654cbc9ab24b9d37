import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTooManyText } from '../../lib/retry-time.ts'
import { useStepUp } from './use-step-up.ts'

interface ConfirmActionProps {
  /** What will happen. */
  text: string
  /** The text of the button. */
  label: string
  danger?: boolean
  action: () => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

/** Asks before an action, and for the password where the server needs it. */
export function ConfirmAction({ text, label, danger = false, action, onDone, onCancel }: ConfirmActionProps) {
  const { t } = useTranslation('admin')
  const tooManyText = useTooManyText()
  const { busy, asksPassword, problem, password, setPassword, run } = useStepUp()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (asksPassword) form.current?.querySelector('input')?.focus()
  }, [asksPassword])
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(action).then((succeeded) => succeeded && onDone())
      }}
    >
      <p>{text}</p>
      {asksPassword && (
        <>
          <p role="alert">{t('confirm.passwordText')}</p>
          <TextField
            label={t('confirm.password')}
            type="password"
            autoComplete="current-password"
            error={problem?.kind === 'wrong' ? t('confirm.wrong') : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      {problem && problem.kind !== 'wrong' && (
        <Alert tone="danger">
          {problem.kind === 'tooMany' ? tooManyText(problem.seconds) : t(`confirm.${problem.kind}`)}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('confirm.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
