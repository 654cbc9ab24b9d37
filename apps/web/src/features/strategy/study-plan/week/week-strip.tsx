import type { CalendarDate } from '@pathwise/planner/calendar'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { WeekDay } from './week-days.ts'

/** The seven days of a week with their minutes, and a mark on those that are done. */
export function WeekStrip({ days, today }: { days: readonly WeekDay[]; today: CalendarDate }) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  return (
    <ol
      aria-label={t('week.strip')}
      className="grid grid-cols-7 overflow-hidden rounded-card border border-line bg-surface"
    >
      {days.map(({ date, steps, minutes }) => {
        const isDone = steps.length > 0 && steps.every(({ status }) => status === 'completed')
        return (
          <li
            key={date}
            aria-current={date === today ? 'date' : undefined}
            className={clsx('min-w-0 px-0.5 py-2 text-center', date === today && 'bg-accent-soft font-semibold')}
          >
            <span className="sr-only">
              {t('week.day', { day: format.monthDay(date), minutes })}
              {isDone && ` (${t('week.isDone')})`}
            </span>
            <span aria-hidden="true">
              <span className="block text-xs text-muted sm:text-sm">{format.weekday(date)}</span>
              <span className="block text-sm tabular-nums">{Number(date.slice(8))}</span>
              <span className="mt-1 flex h-5 items-center justify-center text-xs tabular-nums sm:text-sm">
                {isDone ? <Check className="size-4 text-success" /> : minutes > 0 ? format.number(minutes) : '–'}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
