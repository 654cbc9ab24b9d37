import type { DatabaseClient } from '@pathwise/db/database'
import { itemTypeSchema } from '../assessments/assessments.schemas.ts'
import { measuredSections } from '../assessments/assessments.vocabulary.ts'
import { findItemCurve, findSkill } from '../assessments/item-curve.ts'
import { buildSubject } from '../assessments/measured-subject.ts'
import type { StoredCurve } from '../assessments/stored-run.ts'
import type { AnswerPracticeInput } from './practice.schemas.ts'
import type { PracticeOutcome, PracticePurpose } from './practice.vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'
import type { AnsweredQuestion } from './read-answered.ts'

/** A graded answer, ready to be stored. */
export interface GradedPractice {
  readonly input: AnswerPracticeInput
  readonly answered: AnsweredQuestion
  readonly outcome: PracticeOutcome
}

interface Owner {
  readonly userId: string
  readonly at: Date
}

const subjects = measuredSections.map((section) => buildSubject(section))

function findSubject({ skillTags }: PracticeQuestion) {
  return subjects.find((subject) => findSkill({ skillTags }, subject) !== null)
}

/** Returns the estimated curve of a question, or null if no section measures its skill. */
function believe({ question, parameters }: AnsweredQuestion): StoredCurve | null {
  const type = itemTypeSchema.safeParse(question.questionType)
  const subject = findSubject(question)
  return type.success && subject ? findItemCurve({ ...question, questionType: type.data }, parameters, subject) : null
}

function toRow({ input, answered, outcome }: GradedPractice, { userId, at }: Owner) {
  const { id, version } = answered.question
  return {
    ...{ client_key: input.client_key, user_id: userId, question_id: id, question_version: version },
    purpose: (input.review_of === undefined ? 'practice' : 'review') satisfies PracticePurpose,
    ...{ review_of: input.review_of ?? null, attempt: input.attempt, answer: input.answer, hints: input.hints },
    ...{ outcome, elapsed_ms: input.elapsed_ms, curve: believe(answered) ?? {} },
    ...{ answered_at: input.answered_at, recorded_at: at },
  }
}

/**
 * Stores answers, except those whose key is already stored. Uses raw SQL, because Prisma would need more time to build
 * the statement than the database needs to run it.
 * @returns the number of answers stored
 */
export function storePractice(
  prisma: DatabaseClient,
  graded: readonly GradedPractice[],
  owner: Owner,
): Promise<number> {
  return prisma.$executeRaw`
    INSERT INTO responses (
      client_key, user_id, question_id, question_version, purpose, review_of, position, attempt, answer, hints, outcome,
      elapsed_ms, curve, answered_at, recorded_at
    )
    SELECT client_key, user_id, question_id, question_version, purpose, review_of, 0, attempt, answer, hints, outcome,
      elapsed_ms, curve, answered_at, recorded_at
    FROM jsonb_populate_recordset(NULL::responses, ${JSON.stringify(graded.map((one) => toRow(one, owner)))}::jsonb)
    ON CONFLICT DO NOTHING`
}
