import { useTranslation } from 'react-i18next'
import type { ApiFailure } from './api-failure.ts'
import { getFormat } from './format.ts'

const minute = 60_000

/** Returns the local time at which a throttled call may be retried, rounded up to the minute. */
export function formatRetryTime(seconds: number, language: string, now: Date = new Date()): string {
  const moment = new Date(Math.ceil((now.getTime() + seconds * 1000) / minute) * minute)
  return getFormat(language).time(moment)
}

/** Returns a function that explains a failed call. For status 429, it says when to try again, and otherwise `text`. */
export function useFailureText() {
  const { t, i18n } = useTranslation('common')
  return (
    { status, retryAfterSeconds = 60 }: Pick<ApiFailure, 'status' | 'retryAfterSeconds'>,
    text: string = t('failed'),
  ) => (status === 429 ? t('tooMany', { time: formatRetryTime(retryAfterSeconds, i18n.language) }) : text)
}
