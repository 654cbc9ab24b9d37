import type { Context, RequestFacts } from '../context.ts'
import { lintDueQuestions } from './lint/lint.service.ts'
import { pageIds } from './list/page-ids.ts'
import { listedColumns, presentListed } from './questions.presenter.ts'
import type { ListQuestionsInput, QuestionPage } from './questions.schemas.ts'

/** Time limit for linting due questions before listing by problems. */
const lintMs = 500

/** Lists a page of questions or of the archive, newest first. */
export async function listQuestions(
  { prisma, request }: Pick<Context, 'prisma'> & { readonly request: Pick<RequestFacts, 'log'> },
  input: ListQuestionsInput,
): Promise<QuestionPage> {
  if (input.problems) {
    await lintDueQuestions(prisma, { budgetMs: lintMs }).catch((err: unknown) => {
      request.log.warn({ err }, 'lint failed')
    })
  }
  const { total, ids } = await pageIds(prisma, input)
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
