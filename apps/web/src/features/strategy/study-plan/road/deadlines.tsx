import type { CalendarDate } from '@pathwise/planner/calendar'
import { renderPhrase } from '@pathwise/planner/render'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { officialSites } from '../../official-sites.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import type { PlannedStudy } from '../use-tasks.ts'

const mostDeadlines = 6

/** The coming registrations and applications of the report. Renders nothing if there are none. */
export function Deadlines({ study, today }: { study: PlannedStudy; today: CalendarDate }) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const format = useFormat()
  const translate = createStrategyTranslator(i18n)
  const { exam } = study.plan
  const dates = study.report.result.strategy.dates
    .filter(({ kind, date }) => (kind === 'registration' || kind === 'application') && date >= today)
    .filter(({ date }) => !exam || date < exam.date)
    .slice(0, mostDeadlines)
  if (dates.length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t('road.deadlines')}</h3>
      <ul className="mt-2 grid gap-2">
        {dates.map(({ fact, date, exam: body, label }) => (
          <li key={`${fact} ${date}`} className="flex flex-wrap gap-x-4">
            <time dateTime={date} className="shrink-0 font-medium tabular-nums">
              {format.day(date)}
            </time>
            <span className="min-w-0">{renderPhrase(label, translate, i18n.language)}</span>
            <a
              href={officialSites[body]}
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-sm text-accent underline underline-offset-2"
            >
              {t('road.check')}
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
