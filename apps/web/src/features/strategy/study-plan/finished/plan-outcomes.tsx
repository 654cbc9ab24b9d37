import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanOutcomeProps, PlanOutcomeProvider } from '../../../../lib/plan-outcome.tsx'
import { TaskDoneMessage } from './task-done-message.tsx'

const renderOutcome = (props: PlanOutcomeProps) => <TaskDoneMessage {...props} />

/**
 * Lets result pages show how the finished sitting changed the study plan. Preloads the translations, so that they are
 * also available offline.
 */
export function PlanOutcomes({ children }: { children: ReactNode }) {
  useTranslation(['followedPlan', 'studyPlan', 'strategy'])
  return <PlanOutcomeProvider value={renderOutcome}>{children}</PlanOutcomeProvider>
}
