import { Alert } from '@pathwise/ui/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { useFailureText } from '../../../lib/failure-text.ts'
import { Link } from '../../../lib/link.tsx'
import { signInWith } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'

export interface Credentials {
  email: string
  password: string
}

type LoginState =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'success' }
  /** The password was correct, but the account requires a second factor. */
  | { kind: 'second-factor'; challenge: string }
  /** A field was empty, so no request was sent. */
  | { kind: 'missing' }
  | { kind: 'no-token' }
  /** The server returned an error status. */
  | { kind: 'refused'; status: number; reason: string | undefined; retryAfterSeconds: number | undefined }
  /** The server did not respond. */
  | { kind: 'error'; message: string }

function failureState(error: unknown): LoginState {
  const { status, reason, retryAfterSeconds, challenge } = toApiFailure(error)
  if (reason === 'second_factor' && challenge !== undefined) return { kind: 'second-factor', challenge }
  if (status !== undefined) return { kind: 'refused', status, reason, retryAfterSeconds }
  return { kind: 'error', message: error instanceof Error ? error.message : String(error) }
}

/** Stores the token after a successful login, then calls `onSuccess`. */
export function useLogin(onSuccess: () => void) {
  const [state, setState] = useState<LoginState>({ kind: 'idle' })
  const { mutateAsync } = trpc.auth.login.useMutation()

  const finish = (token: string) => {
    if (!token) return setState({ kind: 'no-token' })
    setState({ kind: 'success' })
    signInWith(token)
    onSuccess()
  }

  const login = async ({ email, password }: Credentials) => {
    if (state.kind === 'submitting' || state.kind === 'success') return
    if (!email.trim() || !password) return setState({ kind: 'missing' })
    setState({ kind: 'submitting' })
    try {
      const { access_token: token } = await mutateAsync({ email: email.trim(), password })
      finish(token)
    } catch (error) {
      setState(failureState(error))
    }
  }

  return { state, login, finish, restart: () => setState({ kind: 'idle' }) }
}

export function SuspendedText() {
  const { t } = useTranslation(['login', 'shell'])
  return (
    <>
      <p>{t('suspended')}</p>
      <Link to="/contact" className="inline-flex min-h-6 items-center underline underline-offset-4">
        {t('shell:footer.contact')}
      </Link>
    </>
  )
}

/** Shows the result of a login attempt. After a failure, it suggests what to do next. */
export function LoginMessage({ state }: { state: LoginState }) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  switch (state.kind) {
    case 'idle':
    case 'submitting':
    case 'second-factor':
      return null
    case 'success':
      return <Alert tone="success">{t('success')}</Alert>
    case 'missing':
      return <Alert tone="danger">{t('missing')}</Alert>
    case 'no-token':
      return (
        <Alert tone="danger" title={t('noToken')}>
          {t('serverHint')}
        </Alert>
      )
    case 'error':
      return (
        <Alert tone="danger" title={t('error', { message: state.message })}>
          {t('connectionHint')}
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="danger" title={t('failed', { status: state.status })}>
          {state.reason === 'suspended' ? (
            <SuspendedText />
          ) : (
            failureText(state, t(state.status < 500 ? 'passwordHint' : 'serverHint'))
          )}
        </Alert>
      )
  }
}
