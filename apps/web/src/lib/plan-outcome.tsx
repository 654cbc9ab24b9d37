import { createContext, type ReactNode, useContext } from 'react'

export interface PlanOutcomeProps {
  /** The id of the completed sitting, or undefined when the sitting is not complete. */
  sitting: string | undefined
  /** Renders the page's actions. `hasNext`: whether the main action opens the next task. */
  children: (hasNext: boolean) => ReactNode
}

const PlanOutcomeContext = createContext(({ children }: PlanOutcomeProps): ReactNode => children(false))

/**
 * Provides the function that renders the outcome of a sitting. The routes supply it, because features do not import
 * each other.
 */
export const PlanOutcomeProvider = PlanOutcomeContext.Provider

/** Renders the actions after a sitting, below the sitting's outcome in the study plan. */
export function PlanOutcome(props: PlanOutcomeProps) {
  const renderOutcome = useContext(PlanOutcomeContext)
  return renderOutcome(props)
}
