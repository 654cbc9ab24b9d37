import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { useRateLimitMessage } from '../../lib/retry-time.ts'

/**
 * Explains why a request failed. If the status is 429, the message says when to try again. Otherwise, the message is
 * `text` or a generic text.
 */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const { t } = useTranslation('account')
  const tooManyText = useRateLimitMessage()
  const { status, retryAfterSeconds } = toApiFailure(error)
  return <Alert tone="danger">{status === 429 ? tooManyText(retryAfterSeconds) : (text ?? t('failed'))}</Alert>
}
