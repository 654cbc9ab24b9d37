import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useToday } from '../../../../lib/use-today.ts'
import { OfficialLink } from '../../official-link.tsx'
import { officialSites } from '../../official-sites.ts'
import { PrintedAddress } from '../print/printed-address.tsx'
import type { DateView } from './report-view.ts'
import { Section } from './section.tsx'

interface DateRowProps {
  row: DateView
  /** Whether the date has passed, as in an old report. */
  hasPassed: boolean
}

function DateRow({ row: { exam, date, endDate, label, ...row }, hasPassed }: DateRowProps) {
  const { t } = useTranslation(['plan', 'common'])
  const format = useFormat()
  const emphasis = row.emphasis && !hasPassed
  return (
    <li
      className={clsx(
        'grid gap-y-1 px-5 py-3.5 break-inside-avoid sm:col-span-full sm:grid-cols-subgrid sm:items-baseline sm:px-6',
        emphasis && 'bg-accent-soft font-semibold first:rounded-t-card last:rounded-b-card',
      )}
    >
      <span className={clsx('tabular-nums', !emphasis && 'font-medium')}>
        <time dateTime={date}>{endDate ? format.dayRange(date, endDate) : format.day(date)}</time>
      </span>
      <span className="min-w-0">{label}</span>
      {(row.uncertain || hasPassed) && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal sm:flex-col sm:items-start lg:flex-row lg:items-center">
          {hasPassed && <Badge tone="warning">{t('common:passed')}</Badge>}
          {row.expected && !hasPassed && <Badge tone="warning">{t('plan:dates.expected')}</Badge>}
          {row.conflicting && !hasPassed && <Badge tone="warning">{t('plan:dates.conflicting')}</Badge>}
          <OfficialLink exam={exam}>{t('plan:dates.check')}</OfficialLink>
          <PrintedAddress to={officialSites[exam]} />
        </span>
      )}
    </li>
  )
}

export function UpcomingDates({ dates }: { dates: readonly DateView[] }) {
  const { t } = useTranslation('plan')
  // Defer the date, because React would otherwise render the list in one long task right after hydration.
  const today = useDeferredValue(useToday())
  if (dates.length === 0) return null
  const hasDeadline = dates.some(({ kind }) => kind === 'registration')
  return (
    <Section title={t('sections.dates')} {...(hasDeadline && { lead: t('dates.lead') })}>
      <ul className="grid gap-x-6 divide-y divide-line sm:grid-cols-[auto_1fr_auto] rounded-card border border-line bg-surface shadow-card print:shadow-none">
        {dates.map((row) => (
          <DateRow
            key={`${row.date} ${row.label}`}
            row={row}
            hasPassed={today !== undefined && (row.endDate ?? row.date) < today}
          />
        ))}
      </ul>
    </Section>
  )
}
