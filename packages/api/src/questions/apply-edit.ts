import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import type { PreparedQuestion } from './prepare.ts'
import { type QuestionRow, questionColumns, storedChoices } from './questions.presenter.ts'
import { recordRevision } from './revision-record.ts'

/** What an edit begins from. */
export const editedColumns = { ...questionColumns, bodyText: true, authorId: true } as const

type EditedRow = Parameters<typeof recordRevision>[1]['before']

interface Edit {
  /** As the editor has read it. */
  readonly before: EditedRow & QuestionRow & { readonly bodyText: string }
  /** What it is to be; without a legacy id it keeps its own. */
  readonly prepared: PreparedQuestion
  readonly authorId: string
}

/**
 * Edits a question and keeps the revision, unless somebody else has changed it since: the UPDATE itself compares the
 * versions. An edit that changes nothing leaves no trace.
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
