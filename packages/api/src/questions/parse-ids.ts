import { z } from 'zod'

const rowsSchema = z.array(z.object({ id: z.int() }))

/** Returns the ids in the result of a raw query. */
export function parseIds(rows: unknown): number[] {
  return rowsSchema.parse(rows).map(({ id }) => id)
}
