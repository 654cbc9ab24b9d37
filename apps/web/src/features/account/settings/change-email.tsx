import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'

/** Asks for a new email address and the password. The change must be confirmed from both addresses. */
export function ChangeEmail() {
  const { t } = useTranslation(['recovery', 'common'])
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = trpc.recovery.requestEmailChange.useMutation({
    onSuccess: () => utils.recovery.status.invalidate(),
  })
  const { reason, status } = toApiFailure(error)
  const wrong = reason === 'wrong_password'
  const refused = status === 400 || status === 422
  const form = useFocusFirstProblem(error)
  // Move focus to the form, because it replaced the focused button.
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen, form])

  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('setting.change')}
      </Button>
    )
  }
  const close = () => {
    setOpen(false)
    setPassword('')
    reset()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid w-full max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (email.trim() && password) mutate({ email: email.trim(), password })
      }}
    >
      <TextField
        label={t('setting.newEmail')}
        name="new-email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={refused ? t('setting.refused') : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('setting.password')}
        type="password"
        autoComplete="current-password"
        required
        error={wrong ? t('setting.wrong') : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} disabled={!email.trim() || !password}>
          {t('setting.submit')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('common:cancel')}
        </Button>
      </div>
      {error && !wrong && !refused && <FailureAlert error={error} />}
    </form>
  )
}
