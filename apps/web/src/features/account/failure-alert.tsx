import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { retryTime } from '../../lib/retry-time.ts'

/** The error of a failed call. Shows the retry time after a 429 response, else `text` or a general message. */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const { status, retryAfterSeconds } = toApiFailure(error)
  const throttled = t('common:tooMany', { time: retryTime(retryAfterSeconds ?? 60, i18n.language) })
  return <Alert tone="danger">{status === 429 ? throttled : (text ?? t('account:failed'))}</Alert>
}
