import type { CalendarDate } from '@pathwise/planner/calendar'
import { defaultHours, type StudyHours, studyHoursSchema } from '@pathwise/planner/study-plan/study-hours'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewBody } from '../changes/preview-body.tsx'
import { Refusal } from '../changes/refusal.tsx'
import { usePlanPreview } from '../changes/use-plan-preview.ts'
import { findHoursFeature, type PlanChoice } from '../model/make-input.ts'
import type { PlannedStudy } from '../use-tasks.ts'
import { BusyFields } from './busy/busy-fields.tsx'
import { useBusyTimes } from './busy/use-busy-times.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { WeekdayFields } from './weekday-fields.tsx'
import { ZoneField } from './zone-field.tsx'

interface HoursDialogProps {
  study: PlannedStudy
  today: CalendarDate
  onClose: () => void
}

/** The student's hours by weekday, single days and the time zone. Shows what would change before anything does. */
export function HoursDialog({ study, today, onClose }: HoursDialogProps) {
  const { t } = useTranslation('followedPlan')
  const [hours, setHours] = useState<StudyHours>(study.hours)
  const [timeZone, setTimeZone] = useState(study.time_zone)
  const { ask, follow, preview, failure, isPending, reset } = usePlanPreview(study)
  const isValid = studyHoursSchema.safeParse(hours).success
  const busy = useBusyTimes(study, { hours, timeZone }, today)
  const examDate = study.exam_date !== null && study.exam_date <= today ? null : study.exam_date
  const choice: PlanChoice = { report: study.report, hours: busy.hours, timeZone, examDate }

  const actions = preview ? (
    <>
      <Button variant="secondary" onClick={reset}>
        {t('preview.back')}
      </Button>
      <Button
        onClick={() => {
          follow(choice, preview)
          onClose()
        }}
      >
        {t('preview.confirm')}
      </Button>
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('preview.cancel')}
      </Button>
      <Button busy={isPending} disabled={!isValid || busy.reading.kind === 'reading'} onClick={() => ask(choice)}>
        {t('preview.show')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hoursDialog.title')}
      description={t('hoursDialog.lead')}
      actions={actions}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      {preview ? (
        <PreviewBody preview={preview} />
      ) : (
        <div className="grid gap-6">
          <WeekdayFields week={hours.week} onChange={(week) => setHours({ ...hours, week })} />
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setHours(defaultHours(study.report.result.strategy))}
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
          {failure && <Refusal failure={failure} feature={findHoursFeature(busy.hours)} />}
        </div>
      )}
    </Dialog>
  )
}
