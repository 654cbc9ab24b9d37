import { z } from 'zod'

const rowsSchema = z.array(z.object({ id: z.int() }))

/** Returns the ids of the rows that a raw query returned. */
export function parseIds(rows: unknown): number[] {
  return rowsSchema.parse(rows).map(({ id }) => id)
}
