import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import type { ExamDay } from '@pathwise/planner/study-plan/exam-days'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { createStrategyTranslator } from '../translate-strategy.ts'
import { nameExam } from './model/exam-name.ts'
import { findExamKey, type PlannableReport } from './model/make-input.ts'

type ShownPlan = Pick<FollowedPlan, 'own_days'> & { readonly report: PlannableReport }

/**
 * Returns the exam period that begins on the exam's planned day. The plan uses its first day until the student sets
 * their own.
 */
export function findExamWindow(
  { report: { result }, own_days: ownDays = [] }: ShownPlan,
  { id, exam, date }: Pick<ExamDay, 'exam' | 'id'> & { readonly date: CalendarDate | null },
) {
  if (ownDays.includes(findExamKey({ id }))) return undefined
  const window = result.strategy.dates.find(
    (one) => one.kind === 'window' && one.exam === exam && one.date === date && one.endDate !== null,
  )
  return window && { from: window.date, until: window.endDate ?? window.date, certainty: window.certainty }
}

/** Returns a function that names an exam with its day, or with its period if the student has not set the day. */
export function useExamDay(plan: ShownPlan) {
  const { t, i18n } = useTranslation(['followedPlan', 'strategy'])
  const format = useFormat()
  const translate = createStrategyTranslator(i18n)
  return (day: ExamDay): string => {
    const exam = nameExam(day, translate)
    const window = findExamWindow(plan, day)
    return window
      ? t('road.examWindow', { exam, range: format.dayRange(window.from, window.until) })
      : t('road.exam', { exam, date: format.day(day.date) })
  }
}
