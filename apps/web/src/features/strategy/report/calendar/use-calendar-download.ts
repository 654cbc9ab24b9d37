import { useTranslation } from 'react-i18next'
import { downloadText } from '../../../../lib/download-text.ts'
import type { Report } from '../../report.ts'
import { type PlanDay, studyEvents } from './plan-days.ts'
import { reportFingerprint } from './report-fingerprint.ts'

export type CalendarOutcome = 'done' | 'none' | 'failed'

/** Returns a function that downloads the week as an .ics file. The iCalendar library is loaded on first use. */
export function useCalendarDownload(report: Report, days: readonly PlanDay[]): () => Promise<CalendarOutcome> {
  const { t } = useTranslation('plan')
  return async () => {
    const now = new Date()
    const events = studyEvents(days, now)
    if (events.length === 0) return 'none'
    try {
      const { calendarFile, calendarFileName } = await import('./calendar-file.ts')
      const text = calendarFile({
        name: t('calendar.name'),
        events,
        fingerprint: reportFingerprint(report),
        eventTitle: (day) => t('calendar.event', { day }),
        now,
      })
      downloadText(calendarFileName, 'text/calendar;charset=utf-8', text)
      return 'done'
    } catch (error) {
      console.error('The calendar file could not be made', error)
      return 'failed'
    }
  }
}
