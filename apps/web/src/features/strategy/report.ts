import { diagnosticResultSchema, reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import type { SharedReport } from '@pathwise/api/reports/reports.schemas'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

/** A diagnostic result and the context of its request. Reports are displayed, shared and saved in this format. */
export type Report = SharedReport

// A report that another version of the app created must still open as plain text. Therefore, validate the strategy
// separately, and drop `reading` (how we read the goal) if its format is unknown.
const plainReportSchema = z.object({
  result: diagnosticResultSchema
    .omit({ strategy: true })
    .extend({ reading: diagnosticResultSchema.shape.reading.catch(undefined) }),
  context: reportContextSchema,
})
const structuredReportSchema = z.object({ result: z.object({ strategy: strategySchema }) })

/** Parses a report and drops unknown fields. Returns undefined if the report is invalid. */
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
