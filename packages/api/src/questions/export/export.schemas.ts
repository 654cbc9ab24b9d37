import { transferFormats } from '@pathwise/question-formats/findings.schemas'
import { z } from 'zod'
import { listQuestionsInputSchema } from '../questions.schemas.ts'

/** The filters of the question list without pagination, and a file format. */
export const exportOptionsSchema = listQuestionsInputSchema
  .omit({ page: true, page_size: true })
  .extend({ format: z.enum(transferFormats) })
export type ExportOptions = z.infer<typeof exportOptionsSchema>

/**
 * One line of an export that reports its progress. Only the last line has a `state`. If that line is missing, the file
 * is incomplete.
 */
export const exportMessageSchema = z.union([
  z.object({ state: z.literal('finished') }),
  z.object({
    done: z.int().describe('The number of questions so far.'),
    total: z.int(),
    bytes: z.string().describe('The next part of the file, in Base64.'),
  }),
])
export type ExportMessage = z.infer<typeof exportMessageSchema>

export const exportProgressSchema = z
  .boolean()
  .default(false)
  .describe('True answers with JSON lines that contain the progress and the parts of the file.')
