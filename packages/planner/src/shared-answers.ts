import { z } from 'zod'
import type { AreaAnswers } from './measured.ts'
import { termSchema } from './phrase.ts'
import { measuredAnswerSchema, type Strategy } from './strategy.ts'

/** An area's answers, as the API returns them with a strategy. */
export const areaAnswersSchema = z.object({ area: termSchema, answers: z.array(measuredAnswerSchema) })

/** Adds the answers behind the measured areas to a strategy, after the student chose to share them. */
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
