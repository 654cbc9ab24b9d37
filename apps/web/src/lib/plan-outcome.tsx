import { createContext, type ReactNode, useContext } from 'react'

export interface PlanOutcomeProps {
  /** The completed sitting, or undefined if it is not complete. */
  sitting: string | undefined
  /** Renders the page's actions. `hasNext` is true if the main action is to open the next task. */
  children: (hasNext: boolean) => ReactNode
}

const PlanOutcomeContext = createContext(({ children }: PlanOutcomeProps): ReactNode => children(false))

/**
 * Provides a function that renders the outcome of a sitting. The routes supply the function, because features must not
 * import each other.
 */
export const PlanOutcomeProvider = PlanOutcomeContext.Provider

/** Renders the actions after a sitting, below its outcome in the study plan. */
export function PlanOutcome(props: PlanOutcomeProps) {
  const renderOutcome = useContext(PlanOutcomeContext)
  return renderOutcome(props)
}
