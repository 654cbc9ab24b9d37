import { type RevisionContent, revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'
import { z } from 'zod'
import { draftStore } from '../../../lib/editing/draft.ts'

/** The fields of a question that users edit. */
export type QuestionText = RevisionContent

export function pickText(question: QuestionText): QuestionText {
  return revisionContentSchema.parse(question)
}

/** Compares the fields that users edit, and no others. */
export function isSameText(one: QuestionText, other: QuestionText): boolean {
  return JSON.stringify(pickText(one)) === JSON.stringify(pickText(other))
}

const draftSchema = revisionContentSchema.extend({
  /** The version of the question that it began from. */
  version: z.int().optional(),
  savedAt: z.iso.datetime(),
})

/** Opens the draft of a user for a question. */
export function openDraftStore(userId: string, questionId: number | undefined) {
  return draftStore(`pathwise.question-draft.${userId}.${questionId ?? 'new'}`, draftSchema)
}
