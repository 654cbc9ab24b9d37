import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../../lib/download-file.ts'
import { formatLocalDay } from '../../../../lib/use-today.ts'
import type { Report } from '../../report.ts'
import { useEventTexts } from './event-texts.ts'
import { buildStudyEvents, type PlanDay } from './plan-days.ts'

export type CalendarOutcome = 'done' | 'none' | 'failed'

/** Returns a function that downloads the week as an .ics file. The iCalendar library is loaded on first use. */
export function useCalendarDownload(report: Report, days: readonly PlanDay[]): () => Promise<CalendarOutcome> {
  const { t } = useTranslation('plan')
  const writeEvent = useEventTexts()
  return async () => {
    const now = new Date()
    const events = buildStudyEvents(days, formatLocalDay(now))
    if (events.length === 0) return 'none'
    try {
      const { buildCalendarFile, calendarFileName } = await import('./calendar-file.ts')
      const text = buildCalendarFile({
        name: t('calendar.name'),
        events,
        fingerprint: hashReport(report),
        writeEvent,
        now,
      })
      downloadFile(calendarFileName, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
      return 'done'
    } catch (error) {
      console.error('The calendar file could not be made', error)
      return 'failed'
    }
  }
}

/**
 * Returns an id for the report that does not depend on the display language: cyrb53 (a public-domain 53-bit hash) of its
 * context and strategy, or of its plain text if it has no strategy. Not cryptographically secure.
 */
export function hashReport({ result, context }: Report): string {
  const text = JSON.stringify([context, result.strategy ?? result])
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
