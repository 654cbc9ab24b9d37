import type { DatabaseClient } from '@pathwise/db/database'
import {
  type PracticeQuestion,
  parsePracticeRevision,
  parsePracticeRow,
  practicable,
  practiceColumns,
} from './practice-question.ts'

/** A question in the version that the student has answered. */
interface Answered {
  readonly id: number
  readonly version: number
}

type Missing = 'not_found' | 'version_conflict'

/**
 * Reads questions in the versions that were shown, from their rows or revisions.
 * @returns a function that finds one of them: `not_found` where it is no longer practiced, `version_conflict` where it
 * has no such version
 */
export async function readAnswered(
  prisma: DatabaseClient,
  answered: readonly Answered[],
): Promise<(wanted: Answered) => Missing | PracticeQuestion> {
  const ids = [...new Set(answered.map(({ id }) => id))]
  const rows = await prisma.question.findMany({ where: { id: { in: ids }, ...practicable }, select: practiceColumns })
  const current = new Map(rows.map((row) => [row.id, row]))
  const older = answered.filter(({ id, version }) => (current.get(id)?.version ?? version) > version)
  const revisions =
    older.length === 0
      ? []
      : await prisma.questionRevision.findMany({
          where: { OR: older.map(({ id, version }) => ({ questionId: id, number: version })) },
          select: { questionId: true, number: true, content: true },
        })
  return ({ id, version }) => {
    const row = current.get(id)
    if (!row) return 'not_found'
    if (row.version === version) return parsePracticeRow(row) ?? 'not_found'
    const revision = revisions.find(({ questionId, number }) => questionId === id && number === version)
    return parsePracticeRevision(revision?.content, id, version) ?? 'version_conflict'
  }
}
