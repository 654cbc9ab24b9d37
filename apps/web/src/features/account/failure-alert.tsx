import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { useRateLimitMessage } from '../../lib/retry-time.ts'

/** Explains why a request failed. Shows when to retry for status 429. Otherwise shows `text` or a generic message. */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const { t } = useTranslation('account')
  const tooManyText = useRateLimitMessage()
  const { status, retryAfterSeconds } = toApiFailure(error)
  return <Alert tone="danger">{status === 429 ? tooManyText(retryAfterSeconds) : (text ?? t('failed'))}</Alert>
}
