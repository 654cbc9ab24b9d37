import { z } from 'zod'
import type { AreaAnswers } from './measured.ts'
import { termSchema } from './phrase.ts'
import { measuredAnswerSchema, type Strategy } from './strategy.ts'

/** The answers that a measured area is based on, in the format that the API returns with a strategy. */
export const areaAnswersSchema = z.object({ area: termSchema, answers: z.array(measuredAnswerSchema) })

/** Adds to a strategy the answers that its measured areas are based on. Used when the student chose to share them. */
export function addSharedAnswers(strategy: Strategy, behind: readonly AreaAnswers[]): Strategy {
  if (strategy.version === 1) return strategy
  return {
    ...strategy,
    focus: strategy.focus.map((area) => {
      const sharedAnswers = behind.find((one) => one.area === area.area)?.answers ?? []
      return area.basis === 'measured' && sharedAnswers.length > 0
        ? { ...area, sharedAnswers: [...sharedAnswers] }
        : area
    }),
  }
}
