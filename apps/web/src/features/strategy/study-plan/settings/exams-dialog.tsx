import type { ExamChoiceInput } from '@pathwise/api/study-plan/plan.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import type { SharedExam } from '@pathwise/planner/study-plan/study-plan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { nameExam } from '../model/exam-name.ts'
import { listExamChoices } from '../model/make-input.ts'
import type { PlannedStudy } from '../use-tasks.ts'
import { MissingExamDays, useExamDays } from './exam-days.tsx'
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
  const { exams: known, failure } = useExamDays(study)
  const [chosen, setChosen] = useState<readonly ExamChoiceInput[]>(() => listExamChoices(study.plan))
  const isComplete = known !== undefined && chosen.every(({ date }) => date !== '')
  const choice = {
    ...{ report: study.report, hours: study.hours, timeZone: study.time_zone, examDate: undefined },
    exams: chosen,
  }
  return (
    <ChangeDialog
      followed={study}
      title={t('examsDialog.title')}
      description={t('examsDialog.lead')}
      choice={isComplete ? choice : undefined}
      onClose={onClose}
    >
      {known ? (
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
        </div>
      ) : (
        <MissingExamDays failure={failure} study={study} />
      )}
    </ChangeDialog>
  )
}
