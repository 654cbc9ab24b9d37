import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { type PracticeProblem, practiceProblemSchema } from './practice.schemas.ts'

/**
 * A live multiple-choice question with its answer. One whose answer is not among its choices cannot be tried, and counts as missing.
 * @throws AppError `not_found`
 */
export async function getPracticeProblem({ prisma }: Pick<Context, 'prisma'>, id: number): Promise<PracticeProblem> {
  const question = await prisma.question.findFirst({
    where: { id, deletedAt: null, questionType: 'multiple_choice' },
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
  if (!problem.success) throw new AppError('not_found', 'There is no problem to practise under this number')
  return problem.data
}
