import { questionIdSchema, questionVersionSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { reviewStates } from './review.vocabulary.ts'

export const reviewStateSchema = z.enum(reviewStates).describe('Students see only live questions.')

export const setReviewStateInputSchema = z.object({
  id: questionIdSchema,
  version: questionVersionSchema.describe('The version that was read.'),
  state: reviewStateSchema.describe(
    'Only reviewed questions can become live. Sending the current state confirms a change since the review.',
  ),
})
export type SetReviewStateInput = z.infer<typeof setReviewStateInputSchema>

const reviewSchema = z.object({
  id: z.int(),
  question_version: z.int(),
  from: z.enum(reviewStates),
  to: z.enum(reviewStates),
  override: z.boolean().describe('Whether an administrator reviewed their own change.'),
  at: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .describe('The name, or the account id if there is no name. Null after the account is deleted.'),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewHistorySchema = z.object({
  state: reviewStateSchema,
  compare_with: z
    .int()
    .nullable()
    .describe('The version of the last review; null if the question has not changed since, or was never reviewed.'),
  own_change: z.boolean().describe('Whether the caller made the last change, so that another editor must review it.'),
  reviews: z.array(reviewSchema).describe('Newest first.'),
})
export type ReviewHistory = z.infer<typeof reviewHistorySchema>
