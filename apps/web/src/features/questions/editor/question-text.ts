import { type RevisionContent, revisionContentSchema } from '@pathwise/api/questions/revisions.schemas'
import { createDraftStore, draftShape } from '../../../lib/editing/draft.ts'

/** The editable fields of a question. */
export type QuestionText = RevisionContent

export function pickText(question: QuestionText): QuestionText {
  return revisionContentSchema.parse(question)
}

/** Returns whether all editable fields are equal. */
export function isSameText(one: QuestionText, other: QuestionText): boolean {
  return JSON.stringify(pickText(one)) === JSON.stringify(pickText(other))
}

const draftSchema = revisionContentSchema.extend(draftShape)

export function openDraftStore(userId: string, questionId: number | undefined) {
  return createDraftStore(`pathwise.question-draft.${userId}.${questionId ?? 'new'}`, draftSchema)
}
