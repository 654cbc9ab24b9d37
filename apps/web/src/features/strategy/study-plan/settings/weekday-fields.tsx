import { type DayHours, parseTimeOfDay, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { type Weekday, weekdays } from '@pathwise/planner/weekday'
import { controlStyle } from '@pathwise/ui/field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Week = StudyHours['week']

/** Sets the study window and minutes of each weekday. */
export function WeekdayFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  return (
    <div className="grid gap-3">
      {weekdays.map((weekday) => (
        <WeekdayRow
          key={weekday}
          weekday={weekday}
          hours={week[weekday]}
          onChange={(hours) => onChange({ ...week, [weekday]: hours })}
        />
      ))}
    </div>
  )
}

interface WeekdayRowProps {
  weekday: Weekday
  hours: DayHours
  onChange: (hours: DayHours) => void
}

const labelStyle = 'mb-1 block text-sm text-muted'

function WeekdayRow({ weekday, hours, onChange }: WeekdayRowProps) {
  const { t } = useTranslation(['followedPlan', 'strategy'])
  const id = useId()
  const { from, until, minutes } = hours
  const day = t(`strategy:weekday.${weekday}`)
  const isTimed = from !== '' && until !== ''
  const isTooLong = isTimed && minutes > parseTimeOfDay(until) - parseTimeOfDay(from)
  const error = isTimed
    ? isTooLong && t('hoursDialog.tooLong', { count: minutes, from, until })
    : t('hoursDialog.noTime')
  const common = {
    className: controlStyle,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{day}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        <label>
          <span className={labelStyle}>{t('hoursDialog.from')}</span>
          <input
            {...common}
            type="time"
            value={from}
            aria-label={t('hoursDialog.named', { day, field: t('hoursDialog.from') })}
            onChange={(event) => onChange({ ...hours, from: event.target.value })}
          />
        </label>
        <label>
          <span className={labelStyle}>{t('hoursDialog.until')}</span>
          <input
            {...common}
            type="time"
            value={until}
            aria-label={t('hoursDialog.named', { day, field: t('hoursDialog.until') })}
            onChange={(event) => onChange({ ...hours, until: event.target.value })}
          />
        </label>
        <div className="max-sm:col-span-full">
          <span aria-hidden="true" className={labelStyle}>
            {t('hoursDialog.minutes')}
          </span>
          <MinutesInput
            {...common}
            value={minutes}
            label={t('hoursDialog.named', { day, field: t('hoursDialog.minutes') })}
            onChange={(value) => onChange({ ...hours, minutes: value })}
          />
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface MinutesInputProps {
  value: number
  label: string
  onChange: (minutes: number) => void
  className: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

/** An input for whole minutes per day. An empty input means 0. */
export function MinutesInput({ value, label, onChange, ...rest }: MinutesInputProps) {
  return (
    <input
      {...rest}
      type="number"
      inputMode="numeric"
      min={0}
      max={1440}
      step={5}
      value={String(value)}
      aria-label={label}
      onChange={(event) => onChange(Math.max(0, Math.min(1440, Math.trunc(Number(event.target.value)) || 0)))}
    />
  )
}
