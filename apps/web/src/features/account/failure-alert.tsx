import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { useFailureText } from '../../lib/failure-text.ts'

/**
 * Explains why a request failed. If the status is 429, the message says when to try again. Otherwise, the message is
 * `text` or a generic text.
 */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  return <Alert tone="danger">{failureText(toApiFailure(error), text ?? t('failed'))}</Alert>
}
