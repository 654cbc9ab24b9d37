import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanOutcomeProps, PlanOutcomeProvider } from '../../../../lib/plan-outcome.tsx'
import { DoneInPlan } from './done-in-plan.tsx'

const renderOutcome = (props: PlanOutcomeProps) => <DoneInPlan {...props} />

/** Lets the pages of sittings show what they did in the study plan. Its texts load first, for a result without a connection. */
export function PlanOutcomes({ children }: { children: ReactNode }) {
  useTranslation(['followedPlan', 'studyPlan', 'strategy'])
  return <PlanOutcomeProvider value={renderOutcome}>{children}</PlanOutcomeProvider>
}
