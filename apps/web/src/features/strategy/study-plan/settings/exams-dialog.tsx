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
import { listExamChoices, type PlannableReport } from '../model/make-input.ts'
import { findExamWindow } from '../use-exam-day.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'
import { useExamEffort } from './exam-effort.ts'
import { MissingExamDays, useExamDays } from './use-exam-days.tsx'

interface SharedExamFieldsProps {
  name: string
  report: PlannableReport
  exam: SharedExam
  /** The exam days offered by the server. */
  choices: readonly ExamChoice[]
  /** The date is an empty string until the student enters a custom day. */
  choice: ExamChoiceInput
  /** Whether the student has entered the day. */
  isOwn: boolean
  today: CalendarDate
  onChange: (choice: ExamChoiceInput, isOwn: boolean) => void
}

/** Edits the day of one exam and its share of the study hours. */
function SharedExamFields({
  name,
  report,
  exam,
  choices,
  choice,
  isOwn: isEntered,
  today,
  onChange,
}: SharedExamFieldsProps) {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  const describeEffort = useExamEffort()
  const group = useId()
  const listed = choices.find(({ date }) => date === choice.date)
  const isOwn = isEntered || (choice.date !== null && !listed)
  const day = isOwn ? 'own' : (listed?.date ?? 'none')
  function nameChoice({ exam: one, date, recommended, weekly_minutes: minutes }: ExamChoice): string {
    const window = findExamWindow({ report }, { exam: one, date })
    const name = window ? format.dayRange(window.from, window.until) : format.day(date)
    return recommended && minutes !== null ? `${name} (${t('examDialog.recommended')})` : name
  }
  const options = [
    ...choices.map((one) => ({ value: one.date, label: nameChoice(one) })),
    { value: 'own', label: t('examDialog.own') },
    { value: 'none', label: t('examDialog.none') },
  ]

  function changeDay(value: string) {
    const date = value === 'none' ? null : value === 'own' ? (choice.date ?? '') : value
    onChange({ ...choice, date }, value === 'own')
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
          onChange={(event) => onChange({ ...choice, date: event.target.value }, true)}
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
                onChange={() => onChange({ ...choice, share }, isEntered)}
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
  const [ownDays, setOwnDays] = useState<readonly string[]>(followedPlan.own_days ?? [])
  const isComplete = known !== undefined && chosen.every(({ date }) => date !== '')
  const choice = {
    ...{
      report: followedPlan.report,
      hours: followedPlan.hours,
      timeZone: followedPlan.time_zone,
      examDate: undefined,
    },
    ...{ exams: chosen, ownDays },
  }
  function change(next: ExamChoiceInput, isOwn: boolean) {
    setChosen(chosen.map((one) => (one.id === next.id ? next : one)))
    setOwnDays([...ownDays.filter((id) => id !== next.id), ...(isOwn ? [next.id] : [])].toSorted())
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
              report={followedPlan.report}
              exam={exam}
              choices={known.filter((one) => one.exam_id === exam.id)}
              choice={chosen.find(({ id }) => id === exam.id) ?? { id: exam.id, date: exam.date, share: exam.share }}
              today={today}
              isOwn={ownDays.includes(exam.id)}
              onChange={change}
            />
          ))}
        </div>
      ) : (
        <MissingExamDays failure={failure} followedPlan={followedPlan} />
      )}
    </ChangeDialog>
  )
}
