import type { ExamChoice } from '@pathwise/api/study-plan/plan.schemas'
import { mostDaysToExam } from '@pathwise/api/study-plan/study-plan.vocabulary'
import { addDays, type CalendarDate } from '@pathwise/planner/calendar'
import { Badge } from '@pathwise/ui/badge'
import { RadioRow } from '@pathwise/ui/radio-row'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { findComingExamDate, findExamKey } from '../model/make-input.ts'
import { useExamDay } from '../use-exam-day.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'
import { useExamEffort } from './exam-effort.ts'
import { MissingExamDays, useExamDays } from './use-exam-days.tsx'

interface ExamOptionProps {
  followedPlan: PlannableFollowedPlan
  exam: ExamChoice | 'none' | 'own'
  isChosen: boolean
  onChoose: () => void
}

function ExamOption({ followedPlan: { report }, exam, isChosen, onChoose }: ExamOptionProps) {
  const { t } = useTranslation('followedPlan')
  const nameDay = useExamDay({ report })
  const describeEffort = useExamEffort()
  const title = typeof exam === 'string' ? t(`examDialog.${exam}`) : nameDay(exam)
  return (
    <RadioRow name="exam-day" checked={isChosen} onChange={onChoose}>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {title}
        {typeof exam !== 'string' && exam.recommended && (
          <Badge tone={isChosen ? 'onAccent' : 'accent'}>{t('examDialog.recommended')}</Badge>
        )}
      </span>
      {exam === 'none' && <span className="block text-sm text-muted">{t('examDialog.noneHint')}</span>}
      {typeof exam !== 'string' && <span className="block text-sm text-muted">{describeEffort(exam)}</span>}
    </RadioRow>
  )
}

interface ExamDialogProps {
  followedPlan: PlannableFollowedPlan
  today: CalendarDate
  onClose: () => void
}

/**
 * Lets the student choose an upcoming exam day, a custom day or no exam day. Compares upcoming days by weekly hours.
 */
export function ExamDialog({ followedPlan, today, onClose }: ExamDialogProps) {
  const { t } = useTranslation('followedPlan')
  const known = findComingExamDate(followedPlan, today)
  const { exams, failure } = useExamDays(followedPlan)
  const isOwnKnown = known !== null && followedPlan.own_days?.includes(findExamKey({}))
  const [chosen, setChosen] = useState<string>(isOwnKnown ? 'own' : (known ?? 'none'))
  const [ownDay, setOwnDay] = useState('')
  const isListed = (date: string) => exams?.some((exam) => exam.date === date) ?? false
  // If the server does not list the stored exam day, show it as the custom day.
  const selected = chosen === 'none' || chosen === 'own' || isListed(chosen) ? chosen : 'own'
  const own = ownDay || (known && (isOwnKnown || !isListed(known)) ? known : '')
  const wanted = selected === 'none' ? null : selected === 'own' ? own : selected
  const choice = {
    ...{ report: followedPlan.report, hours: followedPlan.hours, timeZone: followedPlan.time_zone, examDate: wanted },
    ownDays: selected === 'own' ? [findExamKey({})] : [],
  }
  return (
    <ChangeDialog
      followedPlan={followedPlan}
      title={t('examDialog.title')}
      description={t('examDialog.lead')}
      choice={exams && wanted !== '' ? choice : undefined}
      onClose={onClose}
    >
      {exams ? (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t('examDialog.choices')}</legend>
          {exams.map((exam: ExamChoice) => (
            <ExamOption
              key={`${exam.exam} ${exam.date}`}
              followedPlan={followedPlan}
              exam={exam}
              isChosen={selected === exam.date}
              onChoose={() => setChosen(exam.date)}
            />
          ))}
          {exams.length > 0 && (
            <ExamOption
              followedPlan={followedPlan}
              exam="own"
              isChosen={selected === 'own'}
              onChoose={() => setChosen('own')}
            />
          )}
          {selected === 'own' && (
            <TextField
              type="date"
              label={t('examDialog.ownDate')}
              min={addDays(today, 1)}
              max={addDays(today, mostDaysToExam)}
              value={own}
              onChange={(event) => setOwnDay(event.target.value)}
            />
          )}
          <ExamOption
            followedPlan={followedPlan}
            exam="none"
            isChosen={selected === 'none'}
            onChoose={() => setChosen('none')}
          />
        </fieldset>
      ) : (
        <MissingExamDays failure={failure} followedPlan={followedPlan} />
      )}
    </ChangeDialog>
  )
}
