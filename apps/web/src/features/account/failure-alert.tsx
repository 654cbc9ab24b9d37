import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { apiFailure } from '../../lib/api-failure.ts'
import { retryTime } from '../../lib/retry-time.ts'

/** What a failed call means for the reader: try later when throttled, else `text`, else that it did not work. */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const { status, retryAfterSeconds } = apiFailure(error)
  const throttled = t('common:tooMany', { time: retryTime(retryAfterSeconds ?? 60, i18n.language) })
  return <Alert tone="danger">{status === 429 ? throttled : (text ?? t('account:failed'))}</Alert>
}
