import { Prisma } from '@pathwise/db/prisma'
import { parseShortGram } from '@pathwise/db/short-grams'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { buildLikePattern } from '../like-pattern.ts'
import { assertListAccess } from './content.policy.ts'
import { itemRowSchema, presentItem } from './content.presenter.ts'
import type { ContentItem, ListContentInput } from './content.schemas.ts'
import { findWanted } from './sheet-skills.ts'

/** The number of items to scan for frequent words before falling back to the word index. */
const nextItems = 500

const rowsSchema = z.array(itemRowSchema)
const columns = Prisma.sql`id, title, title_text, title_grams, language, seed_key, skills, author_id, updated_at, deleted_at`

/**
 * Lists a page of the library or the trash, newest first.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listContent(
  { prisma, identify }: Pick<Context, 'identify' | 'prisma'>,
  input: ListContentInput,
): Promise<ContentItem[]> {
  const { q, mine, language, subject, skill, limit, after_id, include_deleted } = input
  const caller = mine || include_deleted ? await identify() : null
  assertListAccess(input, caller)
  const listed = Prisma.join(
    [
      include_deleted ? Prisma.sql`deleted_at IS NOT NULL` : Prisma.sql`deleted_at IS NULL`,
      ...(mine && caller ? [Prisma.sql`author_id = ${caller.id}`] : []),
      ...(language === undefined ? [] : [Prisma.sql`language = ${language}`]),
      ...(subject === undefined && skill === undefined ? [] : [buildSkillCondition(findWanted({ subject, skill }))]),
      ...(after_id === undefined ? [] : [Prisma.sql`id < ${after_id}`]),
    ],
    ' AND ',
  )
  // `deleted_at` is null for the whole library. Ordering by it lets PostgreSQL read the rows in index order.
  const order = include_deleted ? Prisma.sql`id DESC` : Prisma.sql`deleted_at DESC, id DESC`

  async function page(items: Prisma.Sql): Promise<ContentItem[]> {
    const rows = await prisma.$queryRaw`
      WITH item AS MATERIALIZED (${items}), page AS (SELECT * FROM item ORDER BY ${order} LIMIT ${limit})
      SELECT page.id, title, language, seed_key AS "seedKey", skills, author_id AS "authorId", users.name AS "authorName",
        page.updated_at AS "updatedAt", deleted_at AS "deletedAt"
      FROM page LEFT JOIN users ON users.id = author_id
      ORDER BY page.id DESC`
    return rowsSchema.parse(rows).map(presentItem)
  }

  function next(count: number): Prisma.Sql {
    return Prisma.sql`SELECT ${columns} FROM content_items WHERE ${listed} ORDER BY ${order} LIMIT ${count}`
  }

  if (q === '') return page(next(limit))
  // Scanning the next items is fast for frequent words, but rare words need the index. PostgreSQL cannot estimate how
  // frequent a word is.
  const found = await page(Prisma.sql`SELECT * FROM (${next(nextItems)}) AS near WHERE ${titleHolds(q)}`)
  if (found.length === limit) return found
  return page(Prisma.sql`SELECT ${columns} FROM content_items WHERE ${listed} AND ${titleHolds(q)}`)
}

function buildSkillCondition({ ids, keys }: ReturnType<typeof findWanted>): Prisma.Sql {
  return Prisma.sql`(skills && ${ids}::text[] OR (skills = '{}' AND seed_key = ANY(${keys})))`
}

/**
 * Builds the condition that a title contains the words. It ignores case and matches `%`, `_` and `\` literally.
 * Trigrams do not cover words shorter than three characters, so these use `title_grams`.
 */
function titleHolds(words: string): Prisma.Sql {
  const gram = parseShortGram(words)
  if (gram !== undefined) return Prisma.sql`title_grams @> ARRAY[${gram}]::text[]`
  return Prisma.sql`title_text ILIKE ${buildLikePattern(words)}`
}
