import type { ExamChoice } from '@pathwise/api/study-plan/plan.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'

/** Returns a function that describes an exam day by its weekly study hours and registration deadline. */
export function useExamEffort() {
  const { t } = useTranslation('followedPlan')
  const format = useFormat()
  return ({ weekly_minutes: minutes, fits, deadline, is_late: isLate }: ExamChoice): string => {
    const hours = minutes === null ? null : format.decimal(minutes / 60)
    const effort =
      hours === null ? t('examDialog.school') : t(fits ? 'examDialog.fits' : 'examDialog.exceeds', { hours })
    if (!deadline) return effort
    return `${effort} · ${t(isLate ? 'examDialog.late' : 'examDialog.register', { date: format.day(deadline) })}`
  }
}
