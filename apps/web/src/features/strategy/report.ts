import { diagnosticResultSchema, reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import type { SharedReport } from '@pathwise/api/reports/reports.schemas'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

/** A diagnostic's result with what it was asked for: what is shown, shared and saved. */
export type Report = SharedReport

// The structured strategy is read apart from the rest: one that this version does not understand must not close the report,
// which opens as the plain text beside it.
const plainReportSchema = z.object({
  result: diagnosticResultSchema.omit({ strategy: true }),
  context: reportContextSchema,
})
const structuredReportSchema = z.object({ result: z.object({ strategy: strategySchema }) })

/** The report that any value holds, or undefined when it holds none. Unknown fields are left out. */
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
