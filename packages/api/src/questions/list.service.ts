import type { Context } from '../context.ts'
import { listedColumns, presentListed } from './questions.presenter.ts'
import type { ListQuestionsInput, QuestionPage } from './questions.schemas.ts'

/** A page of the bank, or of the archive, the newest first. */
export async function listQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  { page, page_size, subject, grade_code, difficulty, search, archived }: ListQuestionsInput,
): Promise<QuestionPage> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where = {
    deletedAt: archived ? { not: null } : null,
    ...(subject && { subject }),
    ...(grade_code && { gradeCode: grade_code }),
    ...(difficulty && { difficultyLevel: difficulty }),
    ...(search !== '' && { OR: [{ title: contains }, { legacyId: contains }, { bodyText: contains }] }),
  }
  const [rows, total_count] = await Promise.all([
    prisma.question.findMany({
      where,
      select: listedColumns,
      orderBy: { id: 'desc' },
      skip: (page - 1) * page_size,
      take: page_size,
    }),
    prisma.question.count({ where }),
  ])
  return { questions: rows.map(presentListed), total_pages: Math.ceil(total_count / page_size), total_count, page }
}
