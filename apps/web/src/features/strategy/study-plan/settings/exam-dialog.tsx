import type { ExamChoice } from '@pathwise/api/study-plan/plan.schemas'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Loading } from '@pathwise/ui/skeleton'
import { TextField } from '@pathwise/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewBody } from '../changes/preview-body.tsx'
import { Refusal } from '../changes/refusal.tsx'
import { usePlanPreview } from '../changes/use-plan-preview.ts'
import { findHoursFeature, type PlanChoice } from '../model/make-input.ts'
import type { PlannedStudy } from '../use-tasks.ts'
import { ExamOption } from './exam-option.tsx'

interface ExamDialogProps {
  study: PlannedStudy
  today: CalendarDate
  onClose: () => void
}

const mostDays = 730

/** The choice of an exam day: the coming ones compared by hours a week, a day of one's own, or none. */
export function ExamDialog({ study, today, onClose }: ExamDialogProps) {
  const { t } = useTranslation('followedPlan')
  const known = study.exam_date !== null && study.exam_date > today ? study.exam_date : null
  const listing = usePlanPreview(study)
  const planning = usePlanPreview(study)
  const [chosen, setChosen] = useState<string>(known ?? 'none')
  const [ownDay, setOwnDay] = useState('')
  const [choice, setChoice] = useState<PlanChoice>()
  const settings = { report: study.report, hours: study.hours, timeZone: study.time_zone }

  // The server compares the exam days with the hours of the plan.
  const asked = useRef(false)
  const { ask } = listing
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask({ report: study.report, hours: study.hours, timeZone: study.time_zone, examDate: null })
  }, [ask, study])

  const exams = listing.preview?.made.exams
  const isListed = (date: string) => exams?.some((exam) => exam.date === date) ?? false
  // A day that the student chose earlier is a day of one's own.
  const selected = chosen === 'none' || chosen === 'own' || isListed(chosen) ? chosen : 'own'
  const own = ownDay || (known && !isListed(known) ? known : '')
  const wanted = selected === 'none' ? null : selected === 'own' ? own : selected

  function show() {
    const next = { ...settings, examDate: wanted }
    setChoice(next)
    planning.ask(next)
  }

  const { preview, failure, isPending } = planning
  const actions = preview ? (
    <>
      <Button variant="secondary" onClick={planning.reset}>
        {t('preview.back')}
      </Button>
      <Button
        onClick={() => {
          if (choice) planning.follow(choice, preview)
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
      <Button busy={isPending} disabled={!exams || wanted === ''} onClick={show}>
        {t('preview.show')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('examDialog.title')} description={t('examDialog.lead')} actions={actions}>
      {preview && <PreviewBody preview={preview} />}
      {!preview && !exams && !listing.failure && <Loading label={t('making')} skeleton="h-40" />}
      {!preview && listing.failure && <Refusal failure={listing.failure} feature={findHoursFeature(study.hours)} />}
      {!preview && exams && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('examDialog.choices')}</legend>
          {exams.map((exam: ExamChoice) => (
            <ExamOption
              key={`${exam.exam} ${exam.date}`}
              exam={exam}
              isChosen={selected === exam.date}
              onChoose={() => setChosen(exam.date)}
            />
          ))}
          {exams.length > 0 && (
            <ExamOption exam="own" isChosen={selected === 'own'} onChoose={() => setChosen('own')} />
          )}
          {selected === 'own' && (
            <TextField
              type="date"
              label={t('examDialog.ownDate')}
              min={addDays(today, 1)}
              max={addDays(today, mostDays)}
              value={own}
              onChange={(event) => setOwnDay(event.target.value)}
            />
          )}
          <ExamOption exam="none" isChosen={selected === 'none'} onChoose={() => setChosen('none')} />
          {failure && <Refusal failure={failure} feature={findHoursFeature(study.hours)} />}
        </fieldset>
      )}
    </Dialog>
  )
}
