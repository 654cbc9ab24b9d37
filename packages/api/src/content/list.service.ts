import { Prisma } from '@pathwise/db/prisma'
import { asShortGram } from '@pathwise/db/short-grams'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { requireListAccess } from './content.policy.ts'
import { itemRowSchema, presentItem } from './content.presenter.ts'
import type { ContentItem, ListContentInput } from './content.schemas.ts'

const rowsSchema = z.array(itemRowSchema)

/** Whether a title holds the words, in any case, with `%`, `_` and `\` as themselves: by trigrams, which need three. */
function holds(words: string): Prisma.Sql {
  const gram = asShortGram(words)
  if (gram !== undefined) return Prisma.sql`title_grams @> ARRAY[${gram}]::text[]`
  const pattern = `%${words.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
  return Prisma.sql`title_text ILIKE ${pattern}`
}

/**
 * A page of the library, or of the trash, the newest first.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listContent(
  { prisma, identify }: Pick<Context, 'identify' | 'prisma'>,
  input: ListContentInput,
): Promise<ContentItem[]> {
  const { q, mine, limit, after_id, include_deleted } = input
  const caller = mine || include_deleted ? await identify() : null
  requireListAccess(input, caller)
  const conditions = [
    include_deleted ? Prisma.sql`deleted_at IS NOT NULL` : Prisma.sql`deleted_at IS NULL`,
    ...(mine && caller ? [Prisma.sql`author_id = ${caller.id}`] : []),
    ...(after_id === undefined ? [] : [Prisma.sql`item.id < ${after_id}`]),
    ...(q === '' ? [] : [holds(q)]),
  ]
  // Every item of the library is alike in `deleted_at`: it is named so that the index gives the order.
  const order = include_deleted ? Prisma.sql`item.id DESC` : Prisma.sql`deleted_at DESC, item.id DESC`
  const rows = await prisma.$queryRaw`
    SELECT item.id, title, language, author_id AS "authorId", users.name AS "authorName",
      item.updated_at AS "updatedAt", deleted_at AS "deletedAt"
    FROM content_items item LEFT JOIN users ON users.id = author_id
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${order}
    LIMIT ${limit}`
  return rowsSchema.parse(rows).map(presentItem)
}
