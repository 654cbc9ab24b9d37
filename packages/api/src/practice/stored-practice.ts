import type { DatabaseClient } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { itemTypeSchema, measuredSections } from '../assessments/assessments.schemas.ts'
import { believeItem, findSkill, parameterColumns } from '../assessments/item-curve.ts'
import { buildSubject } from '../assessments/measured-subject.ts'
import type { StoredCurve } from '../assessments/stored-run.ts'
import type { AnswerPracticeInput } from './practice.schemas.ts'
import type { PracticeOutcome } from './practice.vocabulary.ts'
import type { PracticeQuestion } from './practice-question.ts'

/** An answer that can be stored. */
export interface GradedPractice {
  readonly input: AnswerPracticeInput
  readonly question: PracticeQuestion
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

/** Returns the estimated parameters of each question whose skill a section measures. */
async function believeQuestions(
  { itemParameters }: DatabaseClient,
  questions: readonly PracticeQuestion[],
): Promise<ReadonlyMap<PracticeQuestion, StoredCurve>> {
  const measured = questions.filter((question) => findSubject(question))
  if (measured.length === 0) return new Map()
  const rows = await itemParameters.findMany({
    where: { questionId: { in: measured.map(({ id }) => id) } },
    select: { ...parameterColumns, questionId: true },
  })
  const parameters = new Map(rows.map((row) => [row.questionId, row]))
  return new Map(
    measured.flatMap((question) => {
      const type = itemTypeSchema.safeParse(question.questionType)
      const subject = findSubject(question)
      if (!type.success || !subject) return []
      const curve = believeItem({ ...question, questionType: type.data }, parameters.get(question.id) ?? null, subject)
      return curve ? [[question, curve] as const] : []
    }),
  )
}

/**
 * Stores answers. Skips answers whose key is already stored.
 * @returns the number of answers that were stored
 */
export async function storePractice(
  prisma: DatabaseClient,
  graded: readonly GradedPractice[],
  { userId, at }: Owner,
): Promise<number> {
  const curves = await believeQuestions(
    prisma,
    graded.map(({ question }) => question),
  )
  const { count } = await prisma.response.createMany({
    data: graded.map(({ input, question, outcome }) => ({
      ...{ clientKey: input.client_key, userId, questionId: question.id, questionVersion: question.version },
      ...{
        purpose: input.review_of === undefined ? 'practice' : 'review',
        reviewOf: input.review_of ?? null,
        position: 0,
        attempt: input.attempt,
        hints: input.hints,
        outcome,
      },
      answer: input.answer ?? Prisma.DbNull,
      elapsedMs: input.elapsed_ms,
      curve: curves.get(question) ?? {},
      answeredAt: new Date(input.answered_at),
      recordedAt: at,
    })),
    skipDuplicates: true,
  })
  return count
}
