import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { type ApiFailure, toApiFailure } from '../../../lib/api-failure.ts'
import { retryTime } from '../../../lib/retry-time.ts'
import { AlreadySubscribed } from './already-subscribed.tsx'

/** Returns the server's 4xx message for the English UI; undefined for validation errors. */
function detail(error: unknown, { status = 0, fields }: ApiFailure, language: string): string | undefined {
  if (!(error instanceof Error) || language !== 'en' || fields.length > 0) return undefined
  return status >= 400 && status < 500 ? error.message : undefined
}

/** Explains why the checkout session was not created and what to do next. Nothing has been charged at this point. */
export function PaymentFailure({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation(['checkout', 'common'])
  const failure = toApiFailure(error)
  const failed = (message: string, next: string) => (
    <Alert tone="danger" title={t('checkout:failed', { message })}>
      {next}
    </Alert>
  )
  if (failure.reason === 'already_subscribed') return <AlreadySubscribed />
  if (failure.reason === 'billing_off') return <Alert tone="danger">{t('checkout:off')}</Alert>
  if (failure.status === 429) {
    const time = retryTime(failure.retryAfterSeconds ?? 60, i18n.language)
    return <Alert tone="danger">{t('common:tooMany', { time })}</Alert>
  }
  if (failure.reason === 'billing_unavailable') return failed(t('checkout:unavailable'), t('checkout:notCharged'))
  if (failure.status === undefined) {
    const message = error instanceof Error ? error.message : ''
    return failed(message || t('checkout:unknownError'), t('checkout:connection'))
  }
  return failed(detail(error, failure, i18n.language) || t('checkout:notCreated'), t('checkout:notCharged'))
}
