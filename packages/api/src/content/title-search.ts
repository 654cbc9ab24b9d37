import { Prisma } from '@pathwise/db/prisma'
import { asShortGram } from '@pathwise/db/short-grams'

/** That a title holds the words, in any case, `%`, `_` and `\` as themselves. Trigrams find nothing below three characters. */
export function titleHolds(words: string): Prisma.Sql {
  const gram = asShortGram(words)
  if (gram !== undefined) return Prisma.sql`title_grams @> ARRAY[${gram}]::text[]`
  const pattern = `%${words.normalize('NFC').replaceAll(/[\\%_]/g, '\\$&')}%`
  return Prisma.sql`title_text ILIKE ${pattern}`
}
