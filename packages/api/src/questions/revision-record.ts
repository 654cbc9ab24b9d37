import type { DatabaseTransaction } from '@pathwise/db/database'
import { fromRow } from '@pathwise/question-formats/field-row'
import { type QuestionRow, storedChoices } from './questions.presenter.ts'
import type { RevisionContent } from './revisions.schemas.ts'

/** Returns the fields of a question that a revision stores. */
export function toContent(row: QuestionRow): RevisionContent {
  return {
    legacy_id: row.legacyId,
    ...fromRow(row),
    content_question_mj: row.body,
    choices: storedChoices(row),
    answer: row.answer,
    explanation: row.explanation,
  }
}

interface Recorded {
  readonly before: QuestionRow & { readonly authorId: string | null }
  readonly after: QuestionRow
  readonly authorId: string
}

/** Builds the revision of an edit. Also builds the revision of the original, which is stored only at the first edit. */
export function buildRevisions({ before, after, authorId }: Recorded) {
  const original = {
    questionId: before.id,
    number: before.version,
    authorId: before.authorId,
    createdAt: before.createdAt,
    content: toContent(before),
  }
  const revision = {
    questionId: after.id,
    number: after.version,
    authorId,
    createdAt: after.updatedAt,
    content: toContent(after),
  }
  return [original, revision]
}

/** Stores an edit as a revision. The first edit also stores the original. */
export async function recordRevision(transaction: DatabaseTransaction, recorded: Recorded) {
  await transaction.questionRevision.createMany({ data: buildRevisions(recorded), skipDuplicates: true })
}
