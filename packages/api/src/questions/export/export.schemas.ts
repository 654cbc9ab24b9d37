import { transferFormats } from '@pathwise/question-formats/findings.schemas'
import { z } from 'zod'
import { listQuestionsInputSchema } from '../questions.schemas.ts'

/** The filter of the question list and a file format. An export is not paginated. */
export const exportOptionsSchema = listQuestionsInputSchema
  .omit({ page: true, page_size: true })
  .extend({ format: z.enum(transferFormats) })
export type ExportOptions = z.infer<typeof exportOptionsSchema>
