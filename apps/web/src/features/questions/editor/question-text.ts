import { type RevisionContent, revisionContentSchema } from '@pathwise/api/schemas/question-revisions'

/** What people write of a question. */
export type QuestionText = RevisionContent

/** What people write of a question, without the rest of it. */
export function textOf(question: QuestionText): QuestionText {
  return revisionContentSchema.parse(question)
}

/** Whether two texts are the same to the letter; what else the objects hold does not count. */
export function sameText(one: QuestionText, other: QuestionText): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))
}
