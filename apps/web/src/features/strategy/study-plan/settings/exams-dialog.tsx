import type { ExamChoice, ExamChoiceInput } from '@pathwise/api/study-plan/plan.schemas'
import { mostDaysToExam } from '@pathwise/api/study-plan/study-plan.vocabulary'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { examShares, type SharedExam } from '@pathwise/planner/study-plan/study-plan'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { nameExam } from '../model/exam-name.ts'
import { listExamChoices } from '../model/make-input.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'
import { useExamEffort } from './exam-effort.ts'
import { MissingExamDays, useExamDays } from './use-exam-days.tsx'

interface SharedExamFieldsProps {
  name: string
  exam: SharedExam
  /** The exam days offered by the server. */
  choices: readonly ExamChoice[]
  /** The date is an empty string until the student enters a custom day. */
  choice: ExamChoiceInput
  today: CalendarDate
  onChange: (choice: ExamChoiceInput) => void
}

/** Edits the day of one exam and its share of the study hours. */
function SharedExamFields({ name, exam, choices, choice, today, onChange }: SharedExamFieldsProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const describeEffort = useExamEffort()
  const group = useId()
  const listed = choices.find(({ date }) => date === choice.date)
  const [isOwn, setIsOwn] = useState(choice.date !== null && !listed)
  const day = isOwn ? 'own' : (listed?.date ?? 'none')
  const options = [
    ...choices.map(({ date, recommended, weekly_minutes: minutes }) => ({
      value: date,
      label:
        recommended && minutes !== null ? `${format.day(date)} (${t('examDialog.recommended')})` : format.day(date),
    })),
    { value: 'own', label: t('examDialog.own') },
    { value: 'none', label: t('examDialog.none') },
  ]

  function changeDay(value: string) {
    setIsOwn(value === 'own')
    onChange({ ...choice, date: value === 'none' ? null : value === 'own' ? (choice.date ?? '') : value })
  }

  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-semibold wrap-anywhere">{name}</legend>
      <SelectField
        label={t('examDialog.title')}
        options={options}
        value={day}
        onChange={changeDay}
        {...(listed && !isOwn && { hint: describeEffort(listed) })}
      />
      {isOwn && (
        <TextField
          type="date"
          label={t('examDialog.ownDate')}
          min={addDays(today, 1)}
          max={addDays(today, mostDaysToExam)}
          value={choice.date ?? ''}
          onChange={(event) => onChange({ ...choice, date: event.target.value })}
        />
      )}
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('examsDialog.share')}</legend>
        <div className="grid grid-cols-3 rounded-control border border-control bg-surface p-1">
          {examShares.map((share) => (
            <label
              key={share}
              className="relative flex min-h-9 cursor-pointer items-center justify-center rounded-md px-2 text-center font-medium has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${group}${exam.id}`}
                value={share}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                checked={(choice.share ?? 'normal') === share}
                onChange={() => onChange({ ...choice, share })}
              />
              {t(`examsDialog.shares.${share}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  )
}

interface ExamsDialogProps {
  followedPlan: PlannableFollowedPlan
  exams: readonly SharedExam[]
  today: CalendarDate
  onClose: () => void
}

/** Edits each exam's day and share of the study hours, and previews the changes. */
export function ExamsDialog({ followedPlan, exams, today, onClose }: ExamsDialogProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const translate = createStrategyTranslator(i18n)
  const { exams: known, failure } = useExamDays(followedPlan)
  const [chosen, setChosen] = useState<readonly ExamChoiceInput[]>(() => listExamChoices(followedPlan.plan))
  const isComplete = known !== undefined && chosen.every(({ date }) => date !== '')
  const choice = {
    ...{
      report: followedPlan.report,
      hours: followedPlan.hours,
      timeZone: followedPlan.time_zone,
      examDate: undefined,
    },
    exams: chosen,
  }
  return (
    <ChangeDialog
      followedPlan={followedPlan}
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
        <MissingExamDays failure={failure} followedPlan={followedPlan} />
      )}
    </ChangeDialog>
  )
}
