import { Loading } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../changes/refusal.tsx'
import { useInitialPreview } from '../changes/use-plan-preview.ts'
import { findHoursFeature } from '../model/make-input.ts'
import type { PlannableFollowedPlan } from '../use-tasks.ts'

/**
 * Requests the possible exam days. For each day, the server returns the weekly study time that it requires and whether
 * that time fits the study hours.
 */
export function useExamDays(followedPlan: PlannableFollowedPlan) {
  const { report, hours, time_zone: timeZone } = followedPlan
  const { preview, failure } = useInitialPreview(followedPlan, { report, hours, timeZone, examDate: null })
  return { exams: preview?.made.exams, failure }
}

interface MissingExamDaysProps extends Pick<ReturnType<typeof useExamDays>, 'failure'> {
  followedPlan: PlannableFollowedPlan
}

/** Shows that exam days are loading, or the reason why the server rejected the request. */
export function MissingExamDays({ failure, followedPlan }: MissingExamDaysProps) {
  const { t } = useTranslation('followedPlan')
  if (!failure) return <Loading label={t('making')} skeleton="h-40" />
  return <Refusal failure={failure} feature={findHoursFeature(followedPlan.hours)} />
}
