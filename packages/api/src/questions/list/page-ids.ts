import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'
import { buildCondition, type QuestionFilter } from './condition.ts'
import { readTally, type Tally } from './tally.ts'

const idsSchema = z.array(z.object({ id: z.int() }))

interface Paging {
  readonly page: number
  readonly page_size: number
}

/**
 * Returns a page's ids, newest first, and the total count. The tally gives the blocks of the page, so the last of a
 * thousand pages reads as few rows as the first.
 */
export async function findPageIds(
  prisma: DatabaseClient,
  { page, page_size, ...filter }: QuestionFilter & Paging,
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
  /** Number of matching rows in these blocks before the page. */
  readonly skip: number
  readonly take: number
}

/** Finds the blocks of a page; undefined after the last page. */
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
  // A separate LIMIT: next to the conditions, it makes PostgreSQL scan by id even where another index is faster.
  const rows = idsSchema.parse(
    await prisma.$queryRaw`
      WITH found AS MATERIALIZED (
        SELECT question_id AS id FROM question_search WHERE ${buildCondition(filter)} AND block = ANY(${blocks}::int[])
      )
      SELECT id FROM found ORDER BY id DESC OFFSET ${skip} LIMIT ${take}`,
  )
  return rows.map(({ id }) => id)
}
