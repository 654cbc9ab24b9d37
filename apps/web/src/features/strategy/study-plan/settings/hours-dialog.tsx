import type { CalendarDate } from '@pathwise/planner/calendar'
import { defaultHours, type StudyHours, studyHoursSchema } from '@pathwise/planner/study-plan/study-hours'
import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { SelectField } from '@pathwise/ui/select-field'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { findComingExamDate, type PlanChoice } from '../model/make-input.ts'
import { readTimeZone } from '../use-day.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'
import { BusyFields } from './busy/busy-fields.tsx'
import { useBusyTimes } from './busy/use-busy-times.ts'
import { MinutesInput, WeekdayFields } from './weekday-fields.tsx'

type Exceptions = StudyHours['exceptions']

interface ExceptionFieldsProps {
  exceptions: Exceptions
  today: CalendarDate
  onChange: (exceptions: Exceptions) => void
}

/** Edits the exceptions: dates whose study minutes differ from those of their weekday. */
function ExceptionFields({ exceptions, today, onChange }: ExceptionFieldsProps) {
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
          <span className="mb-1 block text-sm text-muted">{t('hoursDialog.date')}</span>
          <input
            type="date"
            min={today}
            value={date}
            className={controlStyle}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        <div>
          <span aria-hidden="true" className="mb-1 block text-sm text-muted">
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

interface HoursDialogProps {
  followedPlan: PlannableFollowedPlan
  today: CalendarDate
  onClose: () => void
}

/** Edits the time zone and the study hours, both weekly and for single days, and previews the changes. */
export function HoursDialog({ followedPlan, today, onClose }: HoursDialogProps) {
  const { t } = useTranslation('followedPlan')
  const [hours, setHours] = useState<StudyHours>(followedPlan.hours)
  const [timeZone, setTimeZone] = useState(followedPlan.time_zone)
  const isValid = studyHoursSchema.safeParse(hours).success
  const busy = useBusyTimes(followedPlan, { hours, timeZone }, today)
  const examDate = findComingExamDate(followedPlan, today)
  const choice: PlanChoice = { report: followedPlan.report, hours: busy.hours, timeZone, examDate }

  return (
    <ChangeDialog
      followedPlan={followedPlan}
      title={t('hoursDialog.title')}
      description={t('hoursDialog.lead')}
      choice={isValid && busy.reading.kind !== 'reading' ? choice : undefined}
      width="medium"
      onClose={onClose}
    >
      <WeekdayFields week={hours.week} onChange={(week) => setHours({ ...hours, week })} />
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => setHours(defaultHours(followedPlan.report.result.strategy))}
      >
        {t('hoursDialog.usual')}
      </Button>
      <ExceptionFields
        exceptions={hours.exceptions}
        today={today}
        onChange={(exceptions) => setHours({ ...hours, exceptions })}
      />
      <BusyFields busy={busy} today={today} />
      <ZoneField
        value={timeZone}
        onChange={(zone) => {
          setTimeZone(zone)
          busy.changeZone(zone)
        }}
      />
    </ChangeDialog>
  )
}

/** Returns the browser's time zones plus `more`, because the browser may list a zone under another name. */
function listZones(more: readonly string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...more])].toSorted()
}

/** Selects the time zone that determines when the plan's days begin. */
function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('followedPlan')
  const options = useMemo(
    () => listZones([value, readTimeZone()]).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  )
  return <SelectField label={t('hoursDialog.zone')} options={options} value={value} onChange={onChange} />
}
