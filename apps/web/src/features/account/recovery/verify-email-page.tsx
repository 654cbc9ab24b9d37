import type { ConfirmedLink, OpenedLink } from '@pathwise/api/recovery/recovery.schemas'
import type { LinkPurpose } from '@pathwise/api/recovery/recovery.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { signInWith } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useFocusFirstProblem } from '../use-focus-first-problem.ts'
import { ExpiredLink, LinkState, NarrowPage } from './link-state.tsx'
import { useLink } from './use-link.ts'

type Purpose = Exclude<LinkPurpose, 'admin_reset' | 'reset'>

const texts = {
  verify: { title: 'verify.title', text: 'verify.text', submit: 'verify.submit', done: 'verify.done' },
  register: { title: 'register.title', text: 'register.text', submit: 'register.submit', done: 'register.title' },
  change_old: { title: 'change.title', text: 'change.textOld', submit: 'change.submit', done: 'change.done' },
  change_new: { title: 'change.title', text: 'change.textNew', submit: 'change.submit', done: 'change.done' },
  reminder: { title: 'reminder.title', text: 'reminder.text', submit: 'reminder.submit', done: 'reminder.done' },
} as const satisfies Record<Purpose, object>

/**
 * Confirms a link from an email, except for password reset links. The link is used up when the user presses the button,
 * not when the page opens.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('recovery')
  const { token, link, ...state } = useLink()
  if (!link) return <LinkState title={t('verify.title')} {...state} />
  const { purpose, email } = link
  if (purpose === 'reset' || purpose === 'admin_reset') return <ExpiredLink />
  return <ConfirmForm token={token} purpose={purpose} email={email} />
}

interface ConfirmFormProps extends Pick<OpenedLink, 'email'> {
  token: string
  purpose: Purpose
}

function ConfirmForm({ token, purpose, email }: ConfirmFormProps) {
  const { t } = useTranslation('recovery')
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, data } = trpc.recovery.confirmLink.useMutation({
    onSuccess: ({ session }) => {
      void utils.recovery.status.invalidate()
      // An email change also changes the user's address.
      void utils.auth.me.invalidate()
      if (!session) return
      signInWith(session.access_token)
      void navigate('/', { replace: true })
    },
  })
  const { reason } = toApiFailure(error)
  const wrong = reason === 'wrong_password'
  const form = useFocusFirstProblem(wrong)
  const asksPassword = purpose === 'register'

  if (data) return <Confirmed confirmed={data} purpose={purpose} email={email} />
  if (reason === 'link_expired') return <ExpiredLink focused />
  return (
    <NarrowPage title={t(texts[purpose].title)}>
      <Card>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (asksPassword && !password) form.current?.querySelector<HTMLElement>('[type=password]')?.focus()
            else mutate({ token, ...(asksPassword && { password }) })
          }}
        >
          <p className="wrap-anywhere">{t(texts[purpose].text, { email })}</p>
          {asksPassword && (
            <>
              <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
              <TextField
                label={t('register.password')}
                name="password"
                type="password"
                autoComplete="current-password"
                required
                error={wrong ? t('register.wrong') : undefined}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </>
          )}
          <Button type="submit" busy={isPending} className="w-full">
            {t(texts[purpose].submit)}
          </Button>
          {error && !wrong && <ConfirmProblem error={error} purpose={purpose} />}
        </form>
      </Card>
    </NarrowPage>
  )
}

function ConfirmProblem({ error, purpose }: { error: unknown; purpose: Purpose }) {
  const { t } = useTranslation('recovery')
  if (toApiFailure(error).reason !== 'email_taken') return <FailureAlert error={error} />
  return <Alert tone="danger">{t(purpose === 'register' ? 'register.taken' : 'change.taken')}</Alert>
}

interface ConfirmedProps extends Pick<ConfirmFormProps, 'email' | 'purpose'> {
  confirmed: ConfirmedLink
}

function Confirmed({ confirmed: { complete }, purpose, email }: ConfirmedProps) {
  const { t } = useTranslation(['recovery', 'common'])
  return (
    <NarrowPage focused title={t(texts[purpose].title)}>
      <div className="grid gap-6">
        <Alert tone="success">
          <span className="wrap-anywhere">{t(complete ? texts[purpose].done : 'change.waits', { email })}</span>
        </Alert>
        <div>
          <ButtonLink to={purpose === 'reminder' ? '/' : '/account'}>
            {t(purpose === 'reminder' ? 'common:goHome' : 'link.account')}
          </ButtonLink>
        </div>
      </div>
    </NarrowPage>
  )
}
