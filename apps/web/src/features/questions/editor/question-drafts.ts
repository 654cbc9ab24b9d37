import { revisionContentSchema } from '@pathwise/api/schemas/question-revisions'
import { z } from 'zod'
import { draftStore } from '../../../lib/editing/draft.ts'

const draftSchema = revisionContentSchema.extend({
  /** The version of the question that it began from. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})

/** Where the draft of one account for one question is kept in this browser. */
export function questionDraftStore(userId: string, questionId: number) {
  return draftStore(`pathwise.question-draft.${userId}.${questionId}`, draftSchema)
}
