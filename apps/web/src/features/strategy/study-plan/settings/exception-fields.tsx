import type { CalendarDate } from '@pathwise/planner/calendar'
import type { StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { MinutesInput } from './weekday-fields.tsx'

type Exceptions = StudyHours['exceptions']

interface ExceptionFieldsProps {
  exceptions: Exceptions
  today: CalendarDate
  onChange: (exceptions: Exceptions) => void
}

/** The days with other minutes than their weekday. */
export function ExceptionFields({ exceptions, today, onChange }: ExceptionFieldsProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const [date, setDate] = useState('')
  const [minutes, setMinutes] = useState(0)
  const coming = Object.entries(exceptions)
    .filter(([day]) => day >= today)
    .toSorted(([one], [other]) => one.localeCompare(other))

  function remove(day: CalendarDate) {
    onChange(Object.fromEntries(Object.entries(exceptions).filter(([other]) => other !== day)))
  }

  return (
    <fieldset>
      <legend className="font-medium">{t('hoursDialog.exceptions')}</legend>
      <p className="text-sm text-muted">{t('hoursDialog.exceptionsHint')}</p>
      <ul className="mt-1">
        {coming.map(([day, planned]) => (
          <li key={day} className="flex items-center justify-between gap-3">
            <span>
              {format.day(day)} · {t('minutes', { minutes: planned })}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('hoursDialog.remove', { day: format.day(day) })}
              onClick={() => remove(day)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-end gap-2">
        <label>
          <span className="block text-sm text-muted">{t('hoursDialog.date')}</span>
          <input
            type="date"
            min={today}
            value={date}
            className={controlStyle}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        <div>
          <span aria-hidden="true" className="block text-sm text-muted">
            {t('hoursDialog.minutes')}
          </span>
          <MinutesInput
            value={minutes}
            label={t('hoursDialog.named', {
              day: t('hoursDialog.exceptions'),
              field: t('hoursDialog.minutes'),
            })}
            className={controlStyle}
            onChange={setMinutes}
          />
        </div>
        <Button
          variant="secondary"
          disabled={date < today}
          onClick={() => {
            onChange({ ...exceptions, [date]: minutes })
            setDate('')
            setMinutes(0)
          }}
        >
          {t('hoursDialog.add')}
        </Button>
      </div>
    </fieldset>
  )
}
