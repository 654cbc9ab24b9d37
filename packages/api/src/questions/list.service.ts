import type { DatabaseClient } from '@pathwise/db/database'
import type { Context } from '../context.ts'
import { buildCondition, type QuestionFilter } from './list/condition.ts'
import { readTally, type Tally } from './list/tally.ts'
import { parseIds } from './parse-ids.ts'
import { listedColumns, presentListedQuestion } from './questions.presenter.ts'
import type { ListQuestionsInput, QuestionPage } from './questions.schemas.ts'

/**
 * Lists a page of questions, or of archived questions, newest first. Filters by lint rule use the findings of the last
 * run.
 */
export async function listQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  input: ListQuestionsInput,
): Promise<QuestionPage> {
  const { total, ids } = await findPageIds(prisma, input)
  const rows = await prisma.question.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...listedColumns,
      search: { select: { problems: true } },
      _count: { select: { reports: { where: { state: 'open' } } } },
    },
    orderBy: { id: 'desc' },
  })
  return {
    questions: rows.map((row) =>
      presentListedQuestion({ ...row, problems: row.search?.problems ?? [], openReports: row._count.reports }),
    ),
    total_pages: Math.ceil(total / input.page_size),
    total_count: total,
    page: input.page,
  }
}

/**
 * Returns the ids on a page, newest first, and the total count. Uses the tally to find the blocks that contain the
 * page, so that the last page reads no more rows than the first.
 */
async function findPageIds(
  prisma: DatabaseClient,
  { page, page_size, ...filter }: ListQuestionsInput,
): Promise<{ total: number; ids: readonly number[] }> {
  const tally = await readTally(prisma, filter)
  const key = `${page}:${page_size}`
  const known = tally.pages.get(key)
  if (known) return { total: tally.total, ids: known }
  const ids = await readIds(prisma, filter, findPlace(tally.counts, (page - 1) * page_size, page_size))
  tally.pages.set(key, ids)
  return { total: tally.total, ids }
}

interface Place {
  /** The blocks that contain the page. */
  readonly blocks: readonly number[]
  /** The number of matching rows in `blocks` to skip before the page begins. */
  readonly skip: number
  readonly take: number
}

/** Finds the blocks that contain a page. Returns undefined if the page is past the end. */
function findPlace(counts: Tally['counts'], offset: number, take: number): Place | undefined {
  const blocks: number[] = []
  let before = 0
  let skip = 0
  for (const [block, count] of counts) {
    if (blocks.length === 0) skip = offset - before
    before += count
    if (before > offset) blocks.push(block)
    if (before >= offset + take) break
  }
  return blocks.length === 0 ? undefined : { blocks, skip, take }
}

async function readIds(prisma: DatabaseClient, filter: QuestionFilter, place: Place | undefined): Promise<number[]> {
  if (!place) return []
  const { blocks, skip, take } = place
  // With LIMIT in the inner query, PostgreSQL would scan by id even where another index is faster.
  return parseIds(
    await prisma.$queryRaw`
      WITH found AS MATERIALIZED (
        SELECT question_id AS id FROM question_search WHERE ${buildCondition(filter)} AND block = ANY(${blocks}::int[])
      )
      SELECT id FROM found ORDER BY id DESC OFFSET ${skip} LIMIT ${take}`,
  )
}
