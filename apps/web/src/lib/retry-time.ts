import { useTranslation } from 'react-i18next'
import { getFormat } from './format.ts'

const minute = 60_000

/** Returns the local time at which a throttled call may be retried, rounded up to the minute. */
export function formatRetryTime(seconds: number, language: string, now: Date = new Date()): string {
  const moment = new Date(Math.ceil((now.getTime() + seconds * 1000) / minute) * minute)
  return getFormat(language).time(moment)
}

/** Returns a function that builds the message for status 429. */
export function useRateLimitMessage() {
  const { t, i18n } = useTranslation('common')
  return (retryAfterSeconds = 60) => t('tooMany', { time: formatRetryTime(retryAfterSeconds, i18n.language) })
}
