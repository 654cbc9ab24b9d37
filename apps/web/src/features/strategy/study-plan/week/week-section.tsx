import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { findMonday } from '@pathwise/planner/study-plan/weeks'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { clsx } from 'clsx'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { StepList } from '../steps/step-list.tsx'
import type { PlannableFollowedPlan, Tasks } from '../use-tasks.ts'
import { listWeek, type WeekDay } from './week-days.ts'

interface WeekSectionProps {
  followedPlan: PlannableFollowedPlan
  tasks: Tasks
  today: CalendarDate
}

/** Shows one week of the plan, initially the current one: an overview, then each day with its tasks. */
export function WeekSection({ followedPlan, tasks, today }: WeekSectionProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const [shift, setShift] = useState(0)
  const id = useId()
  const monday = addDays(findMonday(today), shift * 7)
  const days = listWeek(followedPlan, tasks, monday)
  const title = shift === 0 ? t('week.title') : t('week.other', { range: format.dayRange(monday, addDays(monday, 6)) })
  const { until, from, tasks: planned } = followedPlan.plan
  const first = [from, planned[0]?.day ?? from].toSorted()[0] ?? from
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">
          {shift !== 0 && (
            <Button variant="quiet" size="small" onClick={() => setShift(0)}>
              {t('week.back')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={t('week.previous')}
            disabled={monday <= first}
            onClick={() => setShift(shift - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('week.next')}
            disabled={addDays(monday, 7) > until}
            onClick={() => setShift(shift + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      <WeekStrip days={days} today={today} />
      {days.every(({ steps }) => steps.length === 0) && (
        <Alert tone="info" className="mt-4">
          {t('week.none')}
        </Alert>
      )}
      <div className="mt-2">
        {days
          .filter(({ steps }) => steps.length > 0)
          .map((day) => (
            <Day key={day.date} day={day} tasks={tasks} isToday={day.date === today} />
          ))}
      </div>
    </section>
  )
}

/** A collapsible row for one day. Shows the task names, or the task cards when expanded. */
function Day({ day: { date, steps, minutes }, tasks, isToday }: { day: WeekDay; tasks: Tasks; isToday: boolean }) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 grow">
          <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            <time dateTime={date}>{format.weekdayAndDay(date)}</time>
            <span className="text-sm font-normal text-muted">{t('minutes', { minutes })}</span>
            {isToday && <span className="text-sm text-accent">{t('week.today')}</span>}
          </h3>
          <span className="block truncate text-sm text-muted group-open:hidden">
            {steps.map(({ title }) => title).join(' · ')}
          </span>
        </span>
      </summary>
      <div className="pt-1 pb-4">
        <StepList
          steps={steps}
          headingLevel={4}
          onStart={({ task }) => tasks.start(task)}
          onDone={({ task }) => tasks.complete(task)}
          onUndo={({ task }) => tasks.reopen(task)}
        />
      </div>
    </details>
  )
}

/** Shows the minutes of each day, and a check mark on completed days. */
function WeekStrip({ days, today }: { days: readonly WeekDay[]; today: CalendarDate }) {
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
