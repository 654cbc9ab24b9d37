import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface PlanOutcomeProps {
  /** The id of a sitting that is complete; undefined for one that is not. */
  sitting: string | undefined
  /** Renders the actions of the page. `hasNext`: the next task is the main one. */
  children: (hasNext: boolean) => ReactNode
}

const PlanOutcomeContext = createContext<ComponentType<PlanOutcomeProps> | undefined>(undefined)

/** Provides what marks the task of a sitting. The routes know it, because features do not import each other. */
export const PlanOutcomeProvider = PlanOutcomeContext.Provider

/** The actions after a sitting, below what it did in the study plan. */
export function PlanOutcome({ sitting, children }: PlanOutcomeProps) {
  const Outcome = useContext(PlanOutcomeContext)
  return Outcome ? <Outcome sitting={sitting}>{children}</Outcome> : children(false)
}
