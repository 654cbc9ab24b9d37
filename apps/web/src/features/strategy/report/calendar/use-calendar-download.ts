import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../../lib/download-file.ts'
import { hashText } from '../../../../lib/hash-text.ts'
import { formatLocalDay } from '../../../../lib/use-today.ts'
import type { Report } from '../../report.ts'
import { useEventTexts } from './event-texts.ts'
import { buildStudyEvents, type PlanDay } from './plan-days.ts'

export type CalendarOutcome = 'done' | 'none' | 'failed'

/** Returns a function that downloads the week as an .ics file. The iCalendar library is loaded on demand. */
export function useCalendarDownload(
  report: Report,
  listDays: () => readonly PlanDay[],
  hours: StudyHours | undefined,
): () => Promise<CalendarOutcome> {
  const { t } = useTranslation('plan')
  const writeEvent = useEventTexts()
  return async () => {
    const now = new Date()
    const events = buildStudyEvents(listDays(), formatLocalDay(now), hours)
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
 * Returns a hash that identifies the report in every display language. Hashes the context and the strategy or, without
 * a strategy, the plain text.
 */
export function hashReport({ result, context }: Report): string {
  return hashText(JSON.stringify([context, result.strategy ?? result]))
}
