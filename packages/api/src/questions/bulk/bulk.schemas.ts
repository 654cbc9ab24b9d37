import { writtenFields } from '@pathwise/question-formats/fields.schemas'
import { transferFormats } from '@pathwise/question-formats/findings.schemas'
import { line } from '@pathwise/question-formats/storable.schemas'
import { questionIdSchema, questionLimits, questionVersionSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { listQuestionsInputSchema } from '../questions.schemas.ts'
import { reviewStateSchema } from '../review/review.schemas.ts'
import { bulkRefusals, mostSelected } from './bulk.vocabulary.ts'

const selectedSchema = z.object({
  id: questionIdSchema,
  version: questionVersionSchema.describe('The version that was read. Other versions are not changed.'),
})
export type Selected = z.infer<typeof selectedSchema>

export const listSelectionInputSchema = listQuestionsInputSchema.omit({ page: true, page_size: true })

export const selectionSchema = z.object({
  questions: z.array(selectedSchema).describe('Newest first, as in the list.'),
})

const skillsSchema = z
  .array(line(questionLimits.tag))
  .min(1)
  .max(questionLimits.tags)
  .refine((tags) => new Set(tags).size === tags.length, 'A skill is named twice')

export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set_subject'), value: writtenFields.subject }),
  z.object({ kind: z.literal('set_course'), value: writtenFields.course }),
  z.object({ kind: z.literal('set_grade'), value: writtenFields.grade_code }),
  z.object({ kind: z.literal('set_difficulty'), value: writtenFields.difficulty_level }),
  z.object({ kind: z.literal('add_skills'), value: skillsSchema }),
  z.object({ kind: z.literal('remove_skills'), value: skillsSchema }),
  z.object({ kind: z.literal('set_skills'), value: skillsSchema }),
  z.object({ kind: z.literal('set_review_state'), value: reviewStateSchema }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('restore') }),
])
export type BulkChange = z.infer<typeof bulkChangeSchema>

const changeManyInputSchema = z.object({
  questions: z
    .array(selectedSchema)
    .min(1)
    .max(mostSelected)
    .refine(
      (questions) => new Set(questions.map(({ id }) => id)).size === questions.length,
      'A question is named twice',
    )
    .describe('The questions to change, with the versions that were read.'),
  change: bulkChangeSchema.describe('The change to apply to each question.'),
  dry_run: z.boolean().default(false).describe('True counts the changes without storing them.'),
})
export type ChangeManyInput = z.infer<typeof changeManyInputSchema>

const undoManyInputSchema = z.object({
  undo: z.int().positive().describe('The `undo` value of the caller’s latest bulk change.'),
})

/** A request for a bulk change, or for undoing one. */
export const bulkRequestSchema = z.union([undoManyInputSchema, changeManyInputSchema])
export type BulkRequest = z.infer<typeof bulkRequestSchema>

const refusedSchema = z.object({
  id: z.int(),
  legacy_id: z.string().describe('Empty if the question does not exist.'),
  title: z.string(),
  reason: z.enum(bulkRefusals),
})
export type RefusedQuestion = z.infer<typeof refusedSchema>

const outcomeShape = {
  changed: z.int(),
  unchanged: z.int().describe('Questions that already have the value.'),
  refused: z.array(refusedSchema).describe('Questions that were skipped.'),
}

/** One message of a streamed bulk change. Only the last message has a `state`. */
export const bulkMessageSchema = z.union([
  z.object({ state: z.literal('checked'), ...outcomeShape }),
  z.object({
    state: z.literal('finished'),
    ...outcomeShape,
    undo: z.int().nullable().describe('Identifies the change to undo; null if nothing changed, and after an undo.'),
  }),
  /** The operation failed as a whole, so nothing was stored. */
  z.object({ state: z.literal('failed'), detail: z.string() }),
  /** In the phase `checking`, the questions are stored and being linted. */
  z.object({ phase: z.enum(['changing', 'checking']), done: z.int(), total: z.int() }),
])
export type BulkMessage = z.infer<typeof bulkMessageSchema>
export type BulkProgress = Extract<BulkMessage, { phase: string }>
export type BulkResult = Extract<BulkMessage, { state: 'checked' | 'finished' }>

export const exportSelectionSchema = z.object({
  format: z.enum(transferFormats),
  ids: z
    .array(questionIdSchema)
    .min(1)
    .max(mostSelected)
    .describe('The ids of the questions. Archived questions are included.'),
})
export type ExportSelection = z.infer<typeof exportSelectionSchema>
