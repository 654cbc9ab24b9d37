import type { CalendarDate } from '@pathwise/planner/calendar'
import { subtractIntervals } from '@pathwise/planner/study-plan/intervals'
import {
  findFreeIntervals,
  findMinutes,
  findWindow,
  formatTimeOfDay,
  type StudyHours,
} from '@pathwise/planner/study-plan/study-hours'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { Spinner } from '@pathwise/ui/spinner'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../../lib/format.ts'
import type { BusyTimes } from './use-busy-times.ts'

const mostDays = 40

interface BusyDay {
  readonly date: CalendarDate
  /** Busy parts of the study window, such as '18:00–19:30'. */
  readonly busy: readonly string[]
  readonly minutes: number
  /** The day's study minutes, ignoring calendar events. */
  readonly usual: number
}

/** Returns the study days from today onward on which calendar events overlap the study window. */
function listBusyDays(hours: StudyHours, today: CalendarDate): BusyDay[] {
  const { week, exceptions } = hours
  return Object.keys(hours.free ?? {})
    .filter((date) => date >= today)
    .toSorted()
    .map((date) => ({
      date,
      busy: subtractIntervals(findWindow(hours, date), findFreeIntervals(hours, date)).map(
        ({ from, until }) => `${formatTimeOfDay(from)}–${formatTimeOfDay(until)}`,
      ),
      minutes: findMinutes(hours, date),
      usual: findMinutes({ week, exceptions }, date),
    }))
    .filter(({ usual, busy }) => usual > 0 && busy.length > 0)
}

function BusyDayList({ hours, today }: { hours: StudyHours; today: CalendarDate }) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const days = listBusyDays(hours, today)
  const less = days.filter(({ minutes, usual }) => minutes < usual).length
  return (
    <div>
      <output className="block font-medium">
        {t('busy.days', { count: days.length })} {less > 0 && t('busy.less', { count: less })}
      </output>
      {days.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-accent">{t('busy.list')}</summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {days.slice(0, mostDays).map(({ date, busy, minutes, usual }) => (
              <li key={date}>
                <span className="max-sm:block">{t('busy.day', { day: format.weekdayAndDay(date) })}</span>{' '}
                {t('busy.times', { times: busy.join(', ') })}
                {minutes < usual && <span className="text-muted"> · {t('busy.minutes', { minutes, usual })}</span>}
              </li>
            ))}
          </ul>
          {days.length > mostDays && (
            <p className="mt-1 text-sm text-muted">{t('road.more', { number: days.length - mostDays })}</p>
          )}
        </details>
      )}
    </div>
  )
}

/** Imports the student's calendar and shows how it affects the study windows. */
export function BusyFields({ busy, today }: { busy: BusyTimes; today: CalendarDate }) {
  const { t } = useTranslation('followedPlan')
  const id = useId()
  const { reading, hours, isOutdated, read, remove } = busy
  return (
    <fieldset>
      <legend className="font-medium">{t('busy.title')}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('busy.hint')}
      </p>
      <label htmlFor={id} className="mt-2 block text-sm text-muted">
        {t(hours.free ? 'busy.replace' : 'busy.add')}
      </label>
      <input
        // Remount the input so that the same file can be selected again.
        key={reading.kind === 'removed' ? 'removed' : 'kept'}
        id={id}
        type="file"
        accept=".ics,text/calendar"
        aria-describedby={`${id}-hint`}
        className={controlStyle}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) void read(chosen)
        }}
      />
      <div className="mt-3 grid gap-3">
        {reading.kind === 'reading' && (
          <output className="flex items-center gap-2 text-muted">
            <Spinner />
            {t('busy.reading')}
          </output>
        )}
        {reading.kind === 'problem' && <Alert tone="danger">{t(`busy.problem.${reading.problem}`)}</Alert>}
        {isOutdated && <Alert tone="warning">{t('busy.outdated')}</Alert>}
        {reading.kind === 'read' && reading.calendar.unread > 0 && (
          <Alert tone="warning">{t('busy.unread', { count: reading.calendar.unread })}</Alert>
        )}
        {reading.kind === 'read' && !hours.free && <Alert tone="info">{t('busy.nothing')}</Alert>}
        {hours.free && <BusyDayList hours={hours} today={today} />}
        {hours.free && (
          <Button variant="secondary" size="small" className="justify-self-start" onClick={remove}>
            {t('busy.remove')}
          </Button>
        )}
        {reading.kind === 'removed' && <output className="text-muted">{t('busy.removed')}</output>}
      </div>
    </fieldset>
  )
}
