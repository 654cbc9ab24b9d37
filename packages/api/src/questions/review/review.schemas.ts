import { questionIdSchema, questionVersionSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { reviewStates } from './review.vocabulary.ts'

export const reviewStateSchema = z.enum(reviewStates).describe('Students see only live questions.')

export const setReviewStateInputSchema = z.object({
  id: questionIdSchema,
  version: questionVersionSchema.describe('The version that was read.'),
  state: reviewStateSchema.describe('live follows reviewed. The same state again confirms a change since the review.'),
})
export type SetReviewStateInput = z.infer<typeof setReviewStateInputSchema>

const reviewSchema = z.object({
  id: z.int(),
  question_version: z.int(),
  from: z.enum(reviewStates),
  to: z.enum(reviewStates),
  override: z.boolean().describe('Whether an administrator reviewed a change of their own.'),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Null after the account is deleted, and for an account without a name.'),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewHistorySchema = z.object({
  state: reviewStateSchema,
  compare_with: z
    .int()
    .nullable()
    .describe(
      'The version that the last review saw; null for a question that has not changed since, or has no review.',
    ),
  own_change: z.boolean().describe('Whether the last change is the caller’s, so that another editor reviews it.'),
  reviews: z.array(reviewSchema).describe('Newest first.'),
})
export type ReviewHistory = z.infer<typeof reviewHistorySchema>
