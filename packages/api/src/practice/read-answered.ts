import type { DatabaseClient } from '@pathwise/db/database'
import type { Parameters } from '../assessments/item-curve.ts'
import { readCurrent } from './kept-questions.ts'
import { type PracticeQuestion, parsePracticeRevision } from './practice-question.ts'

/** A question in the version that the student answered. */
interface Answered {
  readonly id: number
  readonly version: number
}

/** A question in the version that was answered, and the parameters estimated from its answers. */
export interface AnsweredQuestion {
  readonly question: PracticeQuestion
  readonly parameters: Parameters | null
}

type Missing = 'not_found' | 'version_conflict'

/**
 * Reads questions in the versions that were shown, from their rows or revisions.
 * @returns a function that finds one of these questions, or returns `not_found` when the question can no longer be
 * practiced, or `version_conflict` when the question has no such version
 */
export async function readAnswered(
  prisma: DatabaseClient,
  answered: readonly Answered[],
): Promise<(wanted: Answered) => AnsweredQuestion | Missing> {
  const ids = [...new Set(answered.map(({ id }) => id))]
  const current = await readCurrent(prisma, ids)
  const older = answered.filter(({ id, version }) => (current.get(id)?.version ?? version) > version)
  const revisions =
    older.length === 0
      ? []
      : await prisma.questionRevision.findMany({
          where: { OR: older.map(({ id, version }) => ({ questionId: id, number: version })) },
          select: { questionId: true, number: true, content: true },
        })
  return ({ id, version }) => {
    const now = current.get(id)
    if (!now) return 'not_found'
    const { parameters } = now
    if (now.version === version) return now.question ? { question: now.question, parameters } : 'not_found'
    const revision = revisions.find(({ questionId, number }) => questionId === id && number === version)
    const question = parsePracticeRevision(revision?.content, id, version)
    return question ? { question, parameters } : 'version_conflict'
  }
}
