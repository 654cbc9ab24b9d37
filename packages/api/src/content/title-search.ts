import { Prisma } from '@pathwise/db/prisma'
import { asShortGram } from '@pathwise/db/short-grams'

/**
 * Builds the condition that a title contains the words, ignoring case; `%`, `_` and `\` match literally. Words under
 * three characters use `title_grams`, because trigrams do not cover them.
 */
export function titleHolds(words: string): Prisma.Sql {
  const gram = asShortGram(words)
  if (gram !== undefined) return Prisma.sql`title_grams @> ARRAY[${gram}]::text[]`
  const pattern = `%${words.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
  return Prisma.sql`title_text ILIKE ${pattern}`
}
