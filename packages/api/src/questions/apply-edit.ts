import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { AppError } from '../errors.ts'
import type { PreparedQuestion } from './prepare.ts'
import { type QuestionRow, questionColumns, storedChoices } from './questions.presenter.ts'
import { recordRevision } from './revision-record.ts'

export const editedColumns = { ...questionColumns, bodyText: true, authorId: true } as const

interface Edit {
  /** The row as read before the edit. */
  readonly before: QuestionRow & { readonly bodyText: string; readonly authorId: string | null }
  /** The new content. If it has no legacy id, the question keeps its current legacy id. */
  readonly prepared: PreparedQuestion
  readonly authorId: string
}

export function buildQuestionNotFoundError(): AppError {
  return new AppError('not_found', 'There is no question with this id')
}

export function buildQuestionChangedError(legacyId: string): AppError {
  return new AppError('conflict', `The question ${legacyId} has changed since it was read`, {
    reason: 'version_conflict',
  })
}

/**
 * Edits a question and records the revision, unless the question has changed since it was read.
 * @returns the new row, or undefined when the edit changes nothing
 * @throws AppError `conflict` with reason `version_conflict` when the question has changed since it was read
 */
export async function applyEdit(
  transaction: DatabaseTransaction,
  { before, prepared, authorId }: Edit,
): Promise<QuestionRow | undefined> {
  const changes = {
    ...prepared,
    legacyId: prepared.legacyId ?? before.legacyId,
    latexExpressions: [...prepared.latexExpressions],
    choices: prepared.choices.map(buildChoice),
  }
  const stored = { ...before, choices: storedChoices(before) }
  if (isDeepStrictEqual({ ...stored, ...changes }, stored)) return undefined
  const [after] = await transaction.question.updateManyAndReturn({
    where: { id: before.id, version: before.version, updatedAt: before.updatedAt, deletedAt: null },
    data: { ...changes, version: { increment: 1 } },
    select: questionColumns,
  })
  if (!after) throw buildQuestionChangedError(before.legacyId)
  await recordRevision(transaction, { before, after, authorId })
  return after
}
