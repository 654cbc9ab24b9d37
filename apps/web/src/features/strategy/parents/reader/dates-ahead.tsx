import type { ParentDate, ParentView } from '@pathwise/api/parent-links/parent-view.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { renderPhrase } from '@pathwise/planner/render'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { ReaderSection } from './reader-section.tsx'

interface DatesAheadProps {
  exam: ParentView['exam']
  dates: readonly ParentDate[]
  today: CalendarDate
}

interface Row {
  readonly date: CalendarDate
  readonly endDate: CalendarDate | null
  readonly text: string
  readonly isPublished: boolean
}

export function UpcomingDatesSection({ exam, dates, today }: DatesAheadProps) {
  const { t, i18n } = useTranslation(['parentPage', 'strategy'])
  const format = useFormat()
  const translate = createStrategyTranslator(i18n)
  const coming = dates
    .filter(({ date, endDate }) => (endDate ?? date) >= today)
    .map(({ date, endDate, label, isPublished }): Row => {
      return { date, endDate, isPublished, text: renderPhrase(label, translate, i18n.language) }
    })
  // Omit the exam day if it has passed or if the list of deadlines already includes it.
  const isNamed =
    exam === null || exam.date < today || dates.some((one) => one.exam === exam.exam && one.date === exam.date)
  const examRow: Row[] = isNamed
    ? []
    : [
        {
          date: exam.date,
          endDate: null,
          isPublished: true,
          text: t('dates.exam', { exam: translate(`exam.${exam.exam}`) }),
        },
      ]
  const rows = [...examRow, ...coming].toSorted((one, other) => one.date.localeCompare(other.date))
  return (
    <ReaderSection title={t('dates.title')} lead={t(rows.length === 0 ? 'dates.none' : 'dates.lead')}>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {rows.map(({ date, endDate, text, isPublished }) => (
          <li
            key={`${date} ${text}`}
            className="flex flex-col gap-x-6 gap-y-0.5 px-4 py-2.5 sm:flex-row print:flex-row print:py-1"
          >
            <time dateTime={date} className="shrink-0 font-medium tabular-nums sm:w-56 print:w-48">
              {endDate ? format.dayRange(date, endDate) : format.day(date)}
            </time>
            <span className="min-w-0">
              {text}
              {!isPublished && <span className="text-muted">{` · ${t('dates.expected')}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </ReaderSection>
  )
}
