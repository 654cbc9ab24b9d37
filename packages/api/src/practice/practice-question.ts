import { Prisma } from '@pathwise/db/prisma'
import { difficultyLevels } from '@pathwise/planner/problems'
import { fieldColumns } from '@pathwise/question-formats/field-row'
import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import { areChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import { presentBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import type { OpenProblem } from './practice.schemas.ts'
import { practiceLimits, practiceTypes } from './practice.vocabulary.ts'

/** Matches the practice questions that students may see. */
export const practicable = {
  deletedAt: null,
  pool: 'practice',
  reviewState: 'live',
  questionType: { in: [...practiceTypes] },
} satisfies Prisma.QuestionWhereInput

/** Like `practicable`, as an SQL condition on `questions`. */
export const practicableSql = Prisma.sql`
  deleted_at IS NULL AND pool = 'practice' AND review_state = 'live'
  AND question_type = ANY(${[...practiceTypes]}::text[])`

/** The lint rules that find questions whose answers cannot be graded. */
const unfinishedRules = ['missing_answer', 'too_few_choices', 'answer_not_a_choice', 'unreadable_answer']

/** Matches the practice questions that lists, sets, reports and study plans may offer. */
export const servable = {
  ...practicable,
  OR: [{ answer: { not: '' } }, { questionType: 'essay' }],
  search: { isNot: { problems: { hasSome: unfinishedRules } } },
} satisfies Prisma.QuestionWhereInput

/** Like `servable`, as an SQL condition on `questions`. */
export const servableSql = Prisma.sql`
  ${practicableSql} AND (answer <> '' OR question_type = 'essay')
  AND NOT EXISTS (
    SELECT FROM question_search WHERE question_id = questions.id AND problems && ${unfinishedRules}::text[]
  )`

export const practiceColumns = {
  id: true,
  version: true,
  ...fieldColumns,
  body: true,
  choices: true,
  answer: true,
  explanation: true,
} as const satisfies Prisma.QuestionSelect

const contentSchema = z.object({
  title: z.string(),
  subject: z.string(),
  course: z.string(),
  gradeCode: z.string(),
  difficultyLevel: z.enum(difficultyLevels),
  questionType: z.enum(practiceTypes),
  skillTags: z.array(z.string()),
  estimatedSeconds: z.int().nullable(),
  body: z.string(),
  choices: z.array(z.object({ id: z.string(), html: z.string(), feedback: z.string().optional() })),
  answer: z.string(),
  explanation: z.string(),
  answerTolerance: z.number().nullable(),
  answerUnit: z.string().nullable(),
  acceptedAnswers: z.array(z.string()),
  hints: z.array(z.string()).default([]),
  rubric: z.string().default(''),
})

/** A version of a question that can be graded. */
export interface PracticeQuestion extends z.infer<typeof contentSchema> {
  readonly id: number
  readonly version: number
}

/** Returns whether answers can be graded, by the server or by the student. */
function isGradable({ questionType, choices, answer, acceptedAnswers, answerUnit }: z.infer<typeof contentSchema>) {
  switch (questionType) {
    case 'multiple_choice':
    case 'multiple_select':
    case 'true_false':
      return choices.length > 1 && areChoiceIds(answer, choices, questionType)
    case 'numerical':
      return [answer, ...acceptedAnswers].every((one) => isReadableAnswer(one, answerUnit))
    case 'short_answer':
      return answer.trim() !== ''
    case 'essay':
      return true
  }
}

type PracticeRow = Record<keyof typeof contentSchema.shape, unknown> & Pick<PracticeQuestion, 'id' | 'version'>

/** Returns the question stored in a row or a revision, or null if it is invalid or its answers cannot be graded. */
export function parsePracticeRow(row: PracticeRow): PracticeQuestion | null {
  const parsed = contentSchema.safeParse(row)
  return parsed.success && isGradable(parsed.data) ? { id: row.id, version: row.version, ...parsed.data } : null
}

export function listHints({ hints }: Pick<PracticeQuestion, 'hints'>): string[] {
  return hints.slice(0, practiceLimits.hints)
}

/**
 * The results are cached, because sanitizing the texts of a set takes longer than choosing the set, and students in a
 * class open the same problems.
 */
const presented = new WeakMap<PracticeQuestion, OpenProblem>()

/** Returns the parts of a question that students see before an attempt. */
export function presentProblem(question: PracticeQuestion): OpenProblem {
  const problem = presented.get(question) ?? cleanProblem(question)
  presented.set(question, problem)
  return problem
}

function cleanProblem(question: PracticeQuestion): OpenProblem {
  const { id, version, title, subject, course, gradeCode, difficultyLevel, skillTags } = question
  return {
    ...{ id, version, title: cleanPhrase(title), subject, course, gradeCode, difficultyLevel, skillTags },
    question_type: question.questionType,
    body: presentBody(question.body),
    choices: question.choices.map((choice) => ({ id: choice.id, html: cleanPhrase(choice.html) })),
    unit: question.answerUnit,
    hints: listHints(question).length,
    estimated_seconds: question.estimatedSeconds,
  }
}
