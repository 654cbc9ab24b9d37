import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { questionIdSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { runIdSchema } from '../assessments/assessments.schemas.ts'
import { reportKinds, reportLimits, reportStates } from './problem-reports.vocabulary.ts'

const kindSchema = z.enum(reportKinds).describe('The kind of mistake.')
const stateSchema = z.enum(reportStates).describe('declined: no change was needed.')

const reportShape = {
  client_key: z.uuid().describe('Chosen by the client. Repeated reports with the same key are stored once.'),
  kind: kindSchema,
  note: trimmedText(reportLimits.note).default('').describe('The mistake, in the visitor’s words.'),
}

export const reportProblemInputSchema = z.object({
  id: questionIdSchema,
  version: z.int().min(1).describe('The version that was displayed to the visitor.'),
  ...reportShape,
})
export type ReportProblemInput = z.infer<typeof reportProblemInputSchema>

export const reportItemInputSchema = z.object({
  id: runIdSchema,
  position: z.int().min(0).describe('The position of the answer in the finished run.'),
  ...reportShape,
})
export type ReportItemInput = z.infer<typeof reportItemInputSchema>

export const reportReceivedSchema = z.object({ received: z.literal(true) })

export const problemReportSchema = z.object({
  id: z.int(),
  kind: kindSchema,
  note: z.string(),
  state: stateSchema,
  question_version: z.int().describe('The version that was displayed to the visitor.'),
  created_at: z.iso.datetime(),
  reviewed: z
    .object({
      at: z.iso.datetime(),
      by: z
        .string()
        .nullable()
        .describe('The name, or the account id if there is no name. Null after the account is deleted.'),
    })
    .nullable()
    .describe('When an editor closed the report; null while it is open.'),
})
export type ProblemReport = z.infer<typeof problemReportSchema>

export const listReportsOutputSchema = z
  .array(problemReportSchema)
  .describe('Open reports first, then the most recently closed ones.')

export const setReportStateInputSchema = z.object({
  id: questionIdSchema,
  report: z.coerce.number().int().min(1).describe('The id of the report.'),
  state: stateSchema,
})
export type SetReportStateInput = z.infer<typeof setReportStateInputSchema>
