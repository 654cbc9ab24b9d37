import { storedFields } from '@pathwise/question-formats/fields.schemas'
import { questionIdSchema, questionVersionSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { questionSchema } from './questions.schemas.ts'

export const revisionContentSchema = questionSchema
  .pick({
    legacy_id: true,
    content_question_mj: true,
    choices: true,
    answer: true,
    explanation: true,
  })
  .extend(storedFields)
export type RevisionContent = z.infer<typeof revisionContentSchema>

const revisionSummarySchema = z.object({
  number: z.int().describe("The question's version in this revision; 1 is the original."),
  author_id: z.string().nullable().describe("Null for Pathwise's own questions and for deleted authors."),
  author_name: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type RevisionSummary = z.infer<typeof revisionSummarySchema>

export const listRevisionsInputSchema = z.object({ id: questionIdSchema })

/** Newest first. */
export const listRevisionsOutputSchema = z.array(revisionSummarySchema)

export const getRevisionInputSchema = z.object({ id: questionIdSchema, number: questionVersionSchema })
export const getRevisionOutputSchema = revisionSummarySchema.extend({ content: revisionContentSchema })
export type Revision = z.infer<typeof getRevisionOutputSchema>

/** A revision in its author's data export. */
export const exportedRevisionSchema = z.object({
  question_id: z.int(),
  number: z.int(),
  created_at: z.iso.datetime(),
  content: revisionContentSchema,
})
