import { isDeepStrictEqual } from 'node:util'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { AppError } from '../../../errors.ts'
import { questionColumns, storedChoices } from '../../questions.presenter.ts'
import { recordRevision } from '../../revision-record.ts'
import type { NamedQuestion } from './check-row.ts'

/**
 * Edits questions of the bank to what a file says, each with a revision. What says the same leaves no trace.
 * @returns the ids of those that are different now
 * @throws AppError `conflict` with reason `version_conflict`; the transaction is not to be committed then
 */
export async function replaceQuestions(
  transaction: DatabaseTransaction,
  questions: readonly NamedQuestion[],
  { authorId }: { readonly authorId: string },
): Promise<number[]> {
  const rows = await transaction.question.findMany({
    where: { legacyId: { in: questions.map(({ legacyId }) => legacyId) }, deletedAt: null },
    select: { ...questionColumns, bodyText: true, authorId: true },
  })
  const byId = new Map(rows.map((row) => [row.legacyId, row]))
  const replaced: number[] = []
  for (const { legacyId, ...question } of questions) {
    const before = byId.get(legacyId)
    if (!before) throw changedSince()
    const changes = {
      ...question,
      skillTags: [...question.skillTags],
      latexExpressions: [...question.latexExpressions],
      choices: question.choices.map(({ id, html }) => ({ id, html })),
      // That its formulas once were MathML is no less true for a file that has them as LaTeX.
      hasMathml: question.hasMathml || (before.hasMathml && question.latexExpressions.length > 0),
    }
    if (isDeepStrictEqual({ ...before, ...changes }, { ...before, choices: storedChoices(before) })) continue
    const [after] = await transaction.question.updateManyAndReturn({
      where: { id: before.id, version: before.version, deletedAt: null },
      data: { ...changes, version: { increment: 1 } },
      select: questionColumns,
    })
    if (!after) throw changedSince()
    await recordRevision(transaction, { before, after, authorId })
    replaced.push(after.id)
  }
  return replaced
}

function changedSince(): AppError {
  return new AppError('conflict', 'Somebody else has changed a question of this file since', {
    reason: 'version_conflict',
  })
}
