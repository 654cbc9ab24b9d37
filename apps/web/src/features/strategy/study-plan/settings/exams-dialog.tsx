import type { ExamChoiceInput } from '@pathwise/api/study-plan/plan.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import type { SharedExam } from '@pathwise/planner/study-plan/study-plan'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Loading } from '@pathwise/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { PreviewBody } from '../changes/preview-body.tsx'
import { Refusal } from '../changes/refusal.tsx'
import { usePlanPreview } from '../changes/use-plan-preview.ts'
import { nameExam } from '../model/exam-name.ts'
import { listExamChoices } from '../model/make-input.ts'
import type { PlannedStudy } from '../use-tasks.ts'
import { SharedExamFields } from './shared-exam-fields.tsx'

interface ExamsDialogProps {
  study: PlannedStudy
  exams: readonly SharedExam[]
  today: CalendarDate
  onClose: () => void
}

/** The days of several exams and how they share the hours. Shows what would change before anything does. */
export function ExamsDialog({ study, exams, today, onClose }: ExamsDialogProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const translate = createStrategyTranslator(i18n)
  const listing = usePlanPreview(study)
  const { ask, follow, preview, failure, isPending, reset } = usePlanPreview(study)
  const [chosen, setChosen] = useState<readonly ExamChoiceInput[]>(() => listExamChoices(study.plan))
  const choice = {
    ...{ report: study.report, hours: study.hours, timeZone: study.time_zone, examDate: undefined },
    exams: chosen,
  }

  // The server names the days of each exam.
  const asked = useRef(false)
  const { ask: list } = listing
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    list({ report: study.report, hours: study.hours, timeZone: study.time_zone, examDate: undefined })
  }, [list, study])
  const known = listing.preview?.made.exams

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
      <Button busy={isPending} disabled={!known} onClick={() => ask(choice)}>
        {t('preview.show')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('examsDialog.title')} description={t('examsDialog.lead')} actions={actions}>
      {preview && <PreviewBody preview={preview} />}
      {!preview && !known && !listing.failure && <Loading label={t('making')} skeleton="h-40" />}
      {!preview && listing.failure && <Refusal failure={listing.failure} feature="own_hours" />}
      {!preview && known && (
        <div className="grid gap-5">
          {exams.map((exam) => (
            <SharedExamFields
              key={exam.id}
              name={nameExam(exam, translate)}
              exam={exam}
              choices={known.filter((one) => one.exam_id === exam.id)}
              choice={chosen.find(({ id }) => id === exam.id) ?? { id: exam.id, date: exam.date, share: exam.share }}
              today={today}
              onChange={(next) => setChosen(chosen.map((one) => (one.id === next.id ? next : one)))}
            />
          ))}
          {failure && <Refusal failure={failure} feature="own_hours" />}
        </div>
      )}
    </Dialog>
  )
}
