import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'

/** Rows as the limiter's statements return them. The expiry is a bigint in the database and a number in the limiter. */
const rowsSchema = z.array(z.object({ points: z.number().optional(), expire: z.coerce.number().nullish() }))

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Builds the connection pool that the limiter's PostgreSQL store expects. Its single statements count atomically on
 * both kinds of database. The limiter's Prisma store reads and writes in two steps and loses counts between servers.
 */
export function throttleStore(prisma: DatabaseClient) {
  return {
    query: async ({ text, values }: Statement) => {
      const rows = rowsSchema.parse(await prisma.$queryRawUnsafe(text, ...values))
      return { rows, rowCount: rows.length }
    },
  }
}
