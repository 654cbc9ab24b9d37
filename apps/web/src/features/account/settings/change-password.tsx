import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { storeAccessToken } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'
import { findPasswordProblem, NewPasswordField } from '../new-password-field.tsx'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'
import { Setting } from './setting.tsx'

/** Changes the password, which ends all other sessions. This session continues with the new token. */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [checked, setChecked] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = trpc.account.changePassword.useMutation({
    onSuccess: ({ access_token: token }) => {
      storeAccessToken(token)
      setCurrent('')
      setFresh('')
      setChecked(false)
      void utils.auth.invalidate()
    },
  })
  const form = useFocusFirstProblem(error ?? checked)
  const { reason } = toApiFailure(error)
  const problem = checked ? findPasswordProblem(fresh) : undefined
  const wrong = reason === 'wrong_password'
  const refused = reason === 'weak_password' ? 'weak' : reason === 'breached_password' ? 'breached' : undefined

  return (
    <Setting title={t('password.title')} text={t('password.text')}>
      <form
        ref={form}
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          reset()
          setChecked(true)
          if (current && !findPasswordProblem(fresh)) mutate({ current_password: current, new_password: fresh })
        }}
      >
        {/* Password managers store the new password under this email address. */}
        <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label={t('password.current')}
          name="current-password"
          type="password"
          autoComplete="current-password"
          required
          error={wrong || (checked && !current) ? t(wrong ? 'password.wrong' : 'password.missing') : undefined}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <NewPasswordField label={t('password.new')} problem={problem ?? refused} value={fresh} onChange={setFresh} />
        <div>
          <Button type="submit" busy={isPending}>
            {t('password.submit')}
          </Button>
        </div>
        {isSuccess && <Alert tone="success">{t('password.changed')}</Alert>}
        {error && !wrong && !refused && <FailureAlert error={error} />}
      </form>
    </Setting>
  )
}
