import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import type { PreparedQuestion } from './prepare.ts'
import { type QuestionRow, questionColumns, storedChoices } from './questions.presenter.ts'
import { recordRevision } from './revision-record.ts'

/** The columns of the stored question that an edit needs. */
export const editedColumns = { ...questionColumns, bodyText: true, authorId: true } as const

interface Edit {
  /** The row as it was read before the edit. */
  readonly before: QuestionRow & { readonly bodyText: string; readonly authorId: string | null }
  /** The new content. Without a legacy id, the question keeps its current one. */
  readonly prepared: PreparedQuestion
  readonly authorId: string
}

/**
 * Edits a question and records the revision, unless it has changed since it was read: the UPDATE statement compares the
 * versions. An edit without changes stores nothing.
 */
export async function applyEdit(
  transaction: DatabaseTransaction,
  { before, prepared, authorId }: Edit,
): Promise<{ kind: 'changed'; row: QuestionRow } | { kind: 'unchanged' | 'outdated' }> {
  const changes = {
    ...prepared,
    legacyId: prepared.legacyId ?? before.legacyId,
    latexExpressions: [...prepared.latexExpressions],
    choices: prepared.choices.map(({ id, html }) => ({ id, html })),
  }
  const stored = { ...before, choices: storedChoices(before) }
  if (isDeepStrictEqual({ ...stored, ...changes }, stored)) return { kind: 'unchanged' }
  const [after] = await transaction.question.updateManyAndReturn({
    where: { id: before.id, version: before.version, deletedAt: null },
    data: { ...changes, version: { increment: 1 } },
    select: questionColumns,
  })
  if (!after) return { kind: 'outdated' }
  await recordRevision(transaction, { before, after, authorId })
  return { kind: 'changed', row: after }
}
