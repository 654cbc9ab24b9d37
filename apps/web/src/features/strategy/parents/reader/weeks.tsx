import type { ParentTask } from '@pathwise/api/parent-links/parent-view.schemas'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { describeTask } from '@pathwise/planner/study-plan/describe-task'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { ReaderSection } from './reader-section.tsx'

interface WeekProps {
  tasks: readonly ParentTask[]
  today: CalendarDate
}

function useDuration() {
  const { t } = useTranslation('parentPage')
  return (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    if (hours === 0) return t('time.minutes', { minutes })
    return minutes % 60 === 0 ? t('time.hours', { hours }) : t('time.both', { hours, minutes: minutes % 60 })
  }
}

const sumMinutes = (tasks: readonly ParentTask[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

function pickWeek(tasks: readonly ParentTask[], monday: CalendarDate): ParentTask[] {
  return tasks.filter(({ day }) => monday <= day && day <= addDays(monday, 6))
}

export function ThisWeek({ tasks, today }: WeekProps) {
  const { t } = useTranslation('parentPage')
  const duration = useDuration()
  const week = pickWeek(tasks, findMonday(today))
  const done = week.filter((task) => task.done)
  const days = [...new Set(week.map(({ day }) => day))]
  const lead =
    week.length === 0
      ? t('week.none')
      : t('week.sum', {
          ...{ done: done.length, count: week.length },
          ...{ spent: duration(sumMinutes(done)), planned: duration(sumMinutes(week)) },
        })
  return (
    <ReaderSection title={t('week.title')} lead={lead}>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {days.map((day) => (
          <DayRow key={day} day={day} isToday={day === today} tasks={week.filter((task) => task.day === day)} />
        ))}
      </ul>
    </ReaderSection>
  )
}

function DayRow({ day, isToday, tasks }: { day: CalendarDate; isToday: boolean; tasks: readonly ParentTask[] }) {
  const { t } = useTranslation('parentPage')
  const format = useFormat()
  return (
    <li
      className={clsx(
        'flex flex-col gap-x-6 gap-y-1 px-4 py-3 break-inside-avoid sm:flex-row print:flex-row print:py-1',
        isToday && 'bg-accent-soft first:rounded-t-card last:rounded-b-card',
      )}
    >
      <p className="flex shrink-0 items-baseline gap-2 font-medium sm:w-44 print:w-40">
        <time dateTime={day}>{format.shortWeekdayAndDay(day)}</time>
        {isToday && <Badge tone="accent">{t('week.today')}</Badge>}
      </p>
      <ul className="grid min-w-0 grow gap-1">
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two tasks may be identical.
          <TaskRow key={index} task={task} />
        ))}
      </ul>
    </li>
  )
}

function TaskRow({ task }: { task: ParentTask }) {
  const { t, i18n } = useTranslation(['parentPage', 'strategy'])
  const title = describeTask(task, createStrategyTranslator(i18n), i18n.language)
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="flex min-w-0 items-baseline gap-2 wrap-anywhere">
        <span
          aria-hidden="true"
          className="inline-flex size-4 shrink-0 items-center justify-center self-center rounded border border-control"
        >
          {task.done && <Check className="size-3.5" />}
        </span>
        <span>
          {title}
          {task.done && <span className="sr-only">{` (${t('week.isDone')})`}</span>}
        </span>
      </span>
      <span className="shrink-0 text-muted tabular-nums">{t('time.minutes', { minutes: task.minutes })}</span>
    </li>
  )
}

/** Summarizes the work completed in this week and the four weeks before it. */
export function DoneSection({ tasks, today }: WeekProps) {
  const { t } = useTranslation('parentPage')
  const duration = useDuration()
  const from = addDays(findMonday(today), -28)
  const done = tasks.filter((task) => task.done && task.day >= from)
  const days = new Set(done.map(({ day }) => day)).size
  return (
    <ReaderSection title={t('done.title')}>
      <p className="mt-1">
        {done.length === 0
          ? t('done.none')
          : t('done.sum', { count: done.length, days, time: duration(sumMinutes(done)) })}
      </p>
    </ReaderSection>
  )
}

export function NextWeek({ tasks, today }: WeekProps) {
  const { t } = useTranslation('parentPage')
  const duration = useDuration()
  const week = pickWeek(tasks, addDays(findMonday(today), 7))
  const days = new Set(week.map(({ day }) => day)).size
  return (
    <ReaderSection title={t('next.title')}>
      <p className="mt-1">
        {week.length === 0 ? t('next.none') : t('next.sum', { count: days, time: duration(sumMinutes(week)) })}
      </p>
    </ReaderSection>
  )
}
