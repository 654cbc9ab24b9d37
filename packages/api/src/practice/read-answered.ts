import type { DatabaseClient } from '@pathwise/db/database'
import type { Parameters } from '../assessments/item-curve.ts'
import { readRevisions } from '../questions/read-revisions.ts'
import { type PracticeQuestion, parsePracticeRow } from './practice-question.ts'
import { readCurrent } from './read-current.ts'

/** A question id and the version that the student answered. */
interface Answered {
  readonly id: number
  readonly version: number
}

/** An answered version of a question, with the parameters estimated from its answers. */
export interface AnsweredQuestion {
  readonly question: PracticeQuestion
  readonly parameters: Parameters | null
}

type Missing = 'not_found' | 'version_conflict'

/**
 * Reads each question in the version that the student answered: from its row if that version is current, otherwise from
 * its revision.
 * @returns a function that finds one of these questions. It returns `not_found` if the question can no longer be
 * practiced, and `version_conflict` if it has no such version.
 */
export async function readAnswered(
  prisma: DatabaseClient,
  answered: readonly Answered[],
): Promise<(wanted: Answered) => AnsweredQuestion | Missing> {
  const ids = [...new Set(answered.map(({ id }) => id))]
  const current = await readCurrent(prisma, ids)
  const older = answered.filter(({ id, version }) => (current.get(id)?.version ?? version) > version)
  const questions = (await readRevisions(prisma, older)).map(parsePracticeRow)
  return ({ id, version }) => {
    const now = current.get(id)
    if (!now) return 'not_found'
    const { parameters } = now
    if (now.version === version) return now.question ? { question: now.question, parameters } : 'not_found'
    const question = questions.find((one) => one?.id === id && one.version === version)
    return question ? { question, parameters } : 'version_conflict'
  }
}
