import type { CalendarDate } from '@pathwise/planner/calendar'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { Spinner } from '@pathwise/ui/spinner'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyDayList } from './busy-day-list.tsx'
import type { BusyTimes } from './use-busy-times.ts'

/** The choice of the student's own calendar, and what it takes from the study windows. */
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
        // A new input accepts the same file again.
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
