import { createContext, type ReactNode, useContext } from 'react'

export interface PlanOutcomeProps {
  /** The id of a sitting that is complete; undefined for one that is not. */
  sitting: string | undefined
  /** Renders the actions of the page. `hasNext`: the next task is the main one. */
  children: (hasNext: boolean) => ReactNode
}

const PlanOutcomeContext = createContext(({ children }: PlanOutcomeProps): ReactNode => children(false))

/** Provides what renders the outcome of a sitting. The routes know it, because features do not import each other. */
export const PlanOutcomeProvider = PlanOutcomeContext.Provider

/** The actions after a sitting, below what it did in the study plan. */
export function PlanOutcome(props: PlanOutcomeProps) {
  const renderOutcome = useContext(PlanOutcomeContext)
  return renderOutcome(props)
}
