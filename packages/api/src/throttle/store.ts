import type { DatabaseClient } from '@pathwise/db/database'
import { z } from 'zod'

/** As the limiter's statements give them; the moment is a bigint in the database and a number to the limiter. */
const rowsSchema = z.array(z.object({ points: z.number().optional(), expire: z.coerce.number().nullish() }))

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * What the limiter's PostgreSQL store takes for a connection pool: its single statements count atomically, on both
 * kinds of database. (Its Prisma store reads and writes in two steps, and loses counts between servers.)
 */
export function throttleStore(prisma: DatabaseClient) {
  return {
    query: async ({ text, values }: Statement) => {
      const rows = rowsSchema.parse(await prisma.$queryRawUnsafe(text, ...values))
      return { rows, rowCount: rows.length }
    },
  }
}
