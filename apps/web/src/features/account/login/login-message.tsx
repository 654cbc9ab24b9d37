import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { retryTime } from '../../../lib/retry-time.ts'
import type { LoginState } from './use-login.ts'

/** The result of a sign-in, and the next step after a failure. */
export function LoginMessage({ state }: { state: LoginState }) {
  const { t, i18n } = useTranslation(['login', 'common'])
  switch (state.kind) {
    case 'idle':
    case 'submitting':
      return null
    case 'success':
      return <Alert tone="success">{t('login:success')}</Alert>
    case 'missing':
      return <Alert tone="danger">{t('login:missing')}</Alert>
    case 'no-token':
      return (
        <Alert tone="danger" title={t('login:noToken')}>
          {t('login:serverHint')}
        </Alert>
      )
    case 'error':
      return (
        <Alert tone="danger" title={t('login:error', { message: state.message })}>
          {t('login:connectionHint')}
        </Alert>
      )
    case 'refused':
      return (
        <Alert tone="danger" title={t('login:failed', { status: state.status })}>
          {state.status === 429
            ? t('common:tooMany', { time: retryTime(state.retryAfterSeconds ?? 60, i18n.language) })
            : t(state.status < 500 ? 'login:passwordHint' : 'login:serverHint')}
        </Alert>
      )
  }
}
