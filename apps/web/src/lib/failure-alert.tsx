import { Alert } from '@pathwise/ui/alert'
import { toApiFailure } from './api-failure.ts'
import { useFailureText } from './failure-text.ts'

/**
 * Explains why a request failed. If the status is 429, the message says when to try again. Otherwise, the message is
 * `text` or a generic text.
 */
export function FailureAlert({ error, text }: { error: unknown; text?: string | undefined }) {
  const failureText = useFailureText()
  return <Alert tone="danger">{failureText(toApiFailure(error), text)}</Alert>
}
