import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'
import { diagnosticResultSchema, reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

export const sharedReportSchema = z.object({ result: diagnosticResultSchema, context: reportContextSchema })
export type SharedReport = z.infer<typeof sharedReportSchema>

/** As it is read back: a strategy that this version does not know is left out, and the plain text still opens. */
export const storedReportSchema = sharedReportSchema.extend({
  result: diagnosticResultSchema.extend({ strategy: strategySchema.optional().catch(undefined) }),
})

export const createShareInputSchema = sharedReportSchema

export const createShareOutputSchema = z.object({
  id: z.string(),
  /** Where the shared report opens, on this deployment's own origin. */
  url: z.url(),
})

/** 128 random bits as base64url. */
export const getShareInputSchema = z.object({ id: z.string().regex(/^[\w-]{22}$/, 'Not a share id') })

export const getShareOutputSchema = sharedReportSchema
