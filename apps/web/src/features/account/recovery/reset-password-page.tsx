import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { removeAccessToken } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'
import { findPasswordProblem, NewPasswordField } from '../new-password-field.tsx'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'
import { ExpiredLink, LinkState, NarrowPage } from './link-state.tsx'
import { useLink } from './use-link.ts'

/** Sets a new password through a reset link. Opening the page does not use up the link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery')
  const { token, link, ...state } = useLink()
  if (!link) return <LinkState title={t('reset.title')} {...state} />
  if (link.purpose !== 'reset' && link.purpose !== 'admin_reset') return <ExpiredLink />
  return <ResetForm token={token} email={link.email} />
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation(['recovery', 'common'])
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = trpc.recovery.resetPassword.useMutation({
    // A password reset ends all of the user's sessions, possibly including this browser's.
    onSuccess: removeAccessToken,
  })
  const { reason, status } = toApiFailure(error)
  const refused = reason === 'weak_password' ? 'weak' : reason === 'breached_password' ? 'breached' : undefined
  const form = useFocusFirstProblem(error ?? checked)

  if (isSuccess) {
    return (
      <NarrowPage focused title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <ButtonLink to="/login">{t('common:login')}</ButtonLink>
      </NarrowPage>
    )
  }
  if (reason === 'link_expired' || status === 404) return <ExpiredLink focused />
  return (
    <NarrowPage title={t('reset.title')} lead={<span className="wrap-anywhere">{t('reset.lead', { email })}</span>}>
      <Card>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            reset()
            setChecked(true)
            if (!findPasswordProblem(password)) mutate({ token, password })
          }}
        >
          {/* Password managers store the new password under this email address. */}
          <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
          <NewPasswordField
            label={t('reset.password')}
            problem={refused ?? (checked ? findPasswordProblem(password) : undefined)}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" busy={isPending} className="w-full">
            {t('reset.submit')}
          </Button>
          {error && !refused && <FailureAlert error={error} />}
        </form>
      </Card>
    </NarrowPage>
  )
}
