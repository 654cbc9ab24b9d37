import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { questionIdSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { commentLimits } from './comments.vocabulary.ts'

const commentSchema = z.object({
  id: z.int(),
  body: z.string().describe('Plain text.'),
  question_version: z.int().describe('The version of the question at that time.'),
  at: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .describe('The name, or the account id if there is no name. Null after the account is deleted.'),
  resolved: z
    .object({ at: z.iso.datetime(), by: z.string().nullable() })
    .nullable()
    .describe('When an editor resolved the comment; null while it is open.'),
})
export type Comment = z.infer<typeof commentSchema>

export const commentsSchema = z.array(commentSchema).describe('Open comments first, each group oldest first.')

export const addCommentInputSchema = z.object({
  id: questionIdSchema,
  body: trimmedText(commentLimits.body).min(1).describe('Plain text.'),
})
export type AddCommentInput = z.infer<typeof addCommentInputSchema>

export const setCommentStateInputSchema = z.object({
  id: questionIdSchema,
  comment: z.coerce.number().int().min(1).describe('The id of the comment.'),
  resolved: z.boolean().describe('False reopens the comment.'),
})
export type SetCommentStateInput = z.infer<typeof setCommentStateInputSchema>

/** A comment in its author's data export. */
export const exportedCommentSchema = z.object({
  question_id: z.int(),
  body: z.string(),
  created_at: z.iso.datetime(),
})
