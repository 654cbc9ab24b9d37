import { cleanBody } from '@pathwise/rich-text/body'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import {
  type ListPracticeInput,
  type PracticeList,
  type PracticeProblem,
  practiceProblemSchema,
} from './practice.schemas.ts'

const practicable = { deletedAt: null, pool: 'practice', questionType: 'multiple_choice' } as const

/**
 * Returns a multiple-choice question with its answer. Archived questions, items of the assessment pool, and questions
 * whose answer is not among the choices count as missing.
 * @throws AppError `not_found`
 */
export async function getPracticeProblem({ prisma }: Pick<Context, 'prisma'>, id: number): Promise<PracticeProblem> {
  const question = await prisma.question.findFirst({
    where: { id, ...practicable },
    select: {
      id: true,
      title: true,
      subject: true,
      course: true,
      gradeCode: true,
      difficultyLevel: true,
      skillTags: true,
      body: true,
      choices: true,
      answer: true,
      explanation: true,
    },
  })
  const problem = practiceProblemSchema.safeParse(question)
  if (!problem.success) throw new AppError('not_found', 'There is no practice problem with this number')
  const { body, choices, explanation } = problem.data
  return {
    ...problem.data,
    body: cleanBody(body),
    choices: choices.map(({ id, html }) => ({ id, html: cleanPhrase(html) })),
    explanation: cleanBody(explanation),
  }
}

/** Lists practice problems, one page at a time. */
export function listPracticeProblems(
  { prisma }: Pick<Context, 'prisma'>,
  { subject, grade, skill, difficulty, type, limit, after_id }: ListPracticeInput,
): Promise<PracticeList> {
  return prisma.question.findMany({
    where: {
      ...practicable,
      answer: { not: '' },
      // Excludes drafts that lint has found to be unfinished.
      search: { isNot: { problems: { hasSome: ['missing_answer', 'answer_not_a_choice'] } } },
      ...(subject && { subject }),
      ...(grade && { gradeCode: grade }),
      ...(skill && { skillTags: { has: skill } }),
      ...(difficulty && { difficultyLevel: difficulty }),
      ...(type && { questionType: type }),
      ...(after_id !== undefined && { id: { gt: after_id } }),
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, title: true, course: true, gradeCode: true, difficultyLevel: true },
  })
}
