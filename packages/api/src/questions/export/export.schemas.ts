import { transferFormats } from '@pathwise/question-formats/findings.schemas'
import { z } from 'zod'
import { listQuestionsInputSchema } from '../questions.schemas.ts'

/** What the list lists, all pages of it. */
export const exportOptionsSchema = listQuestionsInputSchema
  .omit({ page: true, page_size: true })
  .extend({ format: z.enum(transferFormats) })
export type ExportOptions = z.infer<typeof exportOptionsSchema>
