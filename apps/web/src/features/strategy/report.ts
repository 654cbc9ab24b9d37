import { diagnosticResultSchema, reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import type { SharedReport } from '@pathwise/api/reports/reports.schemas'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

/** A diagnostic result with its request context, as displayed, shared and saved by the app. */
export type Report = SharedReport

// The strategy is parsed separately, and the reading of the goal is dropped if it has another version's format, so that
// a report that does not fully parse still opens with its plain text.
const plainReportSchema = z.object({
  result: diagnosticResultSchema
    .omit({ strategy: true })
    .extend({ reading: diagnosticResultSchema.shape.reading.catch(undefined) }),
  context: reportContextSchema,
})
const structuredReportSchema = z.object({ result: z.object({ strategy: strategySchema }) })

/** Parses a value as a report and drops unknown fields. Returns undefined if the value is not a valid report. */
export function readReport(value: unknown): Report | undefined {
  const plain = plainReportSchema.safeParse(value)
  if (!plain.success) return undefined
  const structured = structuredReportSchema.safeParse(value)
  const { result, context } = plain.data
  return {
    result: structured.success ? { ...result, strategy: structured.data.result.strategy } : result,
    context,
  }
}
