import { readingSchema } from '@pathwise/planner/goal/reading'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'
import { diagnosticResultSchema, reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

export const sharedReportSchema = z.object({
  result: diagnosticResultSchema.describe('The strategy as returned by `diagnostics.run`.'),
  context: reportContextSchema.describe('The student that the strategy is for.'),
})
export type SharedReport = z.infer<typeof sharedReportSchema>

/**
 * A stored report. If this version cannot parse the strategy or reading, drops it, so that the plain text can still be
 * shown.
 */
export const storedReportSchema = sharedReportSchema.extend({
  result: diagnosticResultSchema.extend({
    strategy: strategySchema.optional().catch(undefined),
    reading: readingSchema.optional().catch(undefined),
  }),
})
