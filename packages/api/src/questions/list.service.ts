import type { Context } from '../context.ts'
import { findPageIds } from './list/page-ids.ts'
import { listedColumns, presentListed } from './questions.presenter.ts'
import type { ListQuestionsInput, QuestionPage } from './questions.schemas.ts'

/** Lists a page of questions or of the archive, newest first. The filter by problems uses the findings of the last lint. */
export async function listQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  input: ListQuestionsInput,
): Promise<QuestionPage> {
  const { total, ids } = await findPageIds(prisma, input)
  const rows = await prisma.question.findMany({
    where: { id: { in: [...ids] } },
    select: { ...listedColumns, search: { select: { problems: true } } },
    orderBy: { id: 'desc' },
  })
  return {
    questions: rows.map((row) => presentListed({ ...row, problems: row.search?.problems ?? [] })),
    total_pages: Math.ceil(total / input.page_size),
    total_count: total,
    page: input.page,
  }
}
