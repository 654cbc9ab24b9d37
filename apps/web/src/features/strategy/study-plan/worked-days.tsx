import type { CalendarDate } from '@pathwise/planner/calendar'
import { useTranslation } from 'react-i18next'
import { useDevicePractice } from '../../../lib/device-practice.ts'
import type { Progress } from './model/progress.ts'
import { countWorkedDays } from './model/worked-days.ts'
import type { PlannedStudy } from './use-tasks.ts'

interface WorkedDaysProps {
  study: PlannedStudy
  progress: readonly Progress[]
  today: CalendarDate
}

/** On how many planned days the student worked. Renders nothing before the first one. */
export function WorkedDays({ study, progress, today }: WorkedDaysProps) {
  const { t } = useTranslation('followedPlan')
  const answeredAt = useDevicePractice().map((one) => one.answeredAt)
  const { worked, planned } = countWorkedDays(study, { progress, answeredAt, today })
  if (worked === 0) return null
  return <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{t('worked', { count: planned, worked })}</p>
}
