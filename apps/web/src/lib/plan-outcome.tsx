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

/** Renders the outcome of a sitting in the study plan, and the page's actions below it. */
export function PlanOutcome(props: PlanOutcomeProps) {
  const renderOutcome = useContext(PlanOutcomeContext)
  return renderOutcome(props)
}
