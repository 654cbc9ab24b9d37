import type { DatabaseTransaction } from '@pathwise/db/database'
import { applyEdit, buildQuestionChangedError, editedColumns } from '../apply-edit.ts'
import { hasFormulas } from '../prepare.ts'
import type { NamedQuestion } from './check-row.ts'

/**
 * Replaces the content of existing questions, and records a revision of each. Skips unchanged ones. Assessment items
 * keep their pool.
 * @returns the ids of the changed questions
 * @throws AppError `conflict` with reason `version_conflict`; the transaction must be rolled back
 */
export async function replaceQuestions(
  transaction: DatabaseTransaction,
  questions: readonly NamedQuestion[],
  { authorId }: { readonly authorId: string },
): Promise<number[]> {
  const rows = await transaction.question.findMany({
    where: { legacyId: { in: questions.map(({ legacyId }) => legacyId) }, deletedAt: null },
    select: editedColumns,
  })
  const byId = new Map(rows.map((row) => [row.legacyId, row]))
  const replaced: number[] = []
  for (const question of questions) {
    const before = byId.get(question.legacyId)
    if (!before) throw buildQuestionChangedError(question.legacyId)
    // Exports contain LaTeX even for formulas that were written as MathML.
    const hasMathml = question.hasMathml || (before.hasMathml && hasFormulas(question))
    // Keep assessment items in their pool. A file without pools would otherwise move them to practice, where their
    // answers are public.
    const pool = before.pool === 'assessment' ? before.pool : question.pool
    const edited = await applyEdit(transaction, { before, prepared: { ...question, hasMathml, pool }, authorId })
    if (edited) replaced.push(before.id)
  }
  return replaced
}
