import type { CalendarDate } from './calendar.ts'
import type { Country, Grade } from './context.ts'
import type { Goal } from './goal.ts'
import type { ProblemCandidate } from './problems.ts'
import type { Strategy } from './strategy.ts'

export interface PlanInput {
  country: Country
  grade: Grade
  goal: Goal
  today: CalendarDate
  problems: readonly ProblemCandidate[]
}

export function planStrategy(_input: PlanInput): Strategy {
  throw new Error('not built yet')
}
