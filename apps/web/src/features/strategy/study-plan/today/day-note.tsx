import type { CalendarDate } from '@pathwise/planner/calendar'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import { useFormat } from '../../../../lib/format.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import type { DayState } from '../model/day-plan.ts'
import { nameExam } from '../model/exam-name.ts'
import type { PlannedStudy } from '../use-tasks.ts'

interface DayNoteProps {
  study: PlannedStudy
  today: CalendarDate
  state: Exclude<DayState, 'tasks'>
  onHours: () => void
  onExam: () => void
  onPlanOn: () => void
}

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card className="mb-4">
      <p className="text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      {children && <div className="mt-4 flex flex-wrap gap-2">{children}</div>}
    </Card>
  )
}

/** Says what kind of day it is when no task is open, and offers the next step where there is one. */
export function DayNote({ study, today, state, onHours, onExam, onPlanOn }: DayNoteProps) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const format = useFormat()
  const { from } = study.plan
  const exams = listExamDays(study.plan)
  const exam = exams.find(({ date }) => date === today) ?? exams.at(-1)
  const examName = exam ? nameExam(exam, createStrategyTranslator(i18n)) : ''
  switch (state) {
    case 'noMinutes':
      return (
        <Note title={t('today.noMinutesTitle')} text={t('today.noMinutesText')}>
          <Button onClick={onHours}>{t('today.setHours')}</Button>
        </Note>
      )
    case 'before':
      return <Note title={t('today.beforeTitle', { date: format.day(from) })} text={t('today.beforeText')} />
    case 'exam':
      return <Note title={t('today.examTitle', { exam: examName })} text={t('today.examText')} />
    case 'after':
      return (
        <Note title={t('today.afterTitle', { exam: examName })} text={t('today.afterText')}>
          <ButtonLink to="/#quick-start">{t('today.nextGoal')}</ButtonLink>
          <Button variant="secondary" onClick={onExam}>
            {t('today.otherDay')}
          </Button>
        </Note>
      )
    case 'ended':
      return (
        <Note title={t('today.endTitle')} text={t('today.endText')}>
          <Button onClick={onPlanOn}>{t('today.planOn')}</Button>
        </Note>
      )
    case 'done':
    case 'rest':
    case 'free':
      return <Note title={t(`today.${state}Title`)} text={t(`today.${state}Text`)} />
  }
}
