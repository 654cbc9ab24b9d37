import type { Database, DatabaseTransaction } from '@pathwise/db/database'
import { extractShortGrams } from '@pathwise/db/short-grams'
import { z } from 'zod'
import { type SeedResult, seedSet, type WrittenRow } from './seed-set.ts'

const seedContentItemSchema = z.strictObject({
  /** `<language>/<slug>` of the Markdown file. */
  seedKey: z.string(),
  title: z.string(),
  titleText: z.string(),
  body: z.string(),
  language: z.string(),
})

/** The content of `generated/content.json`. */
export const seedContentSchema = z.strictObject({
  /** SHA-256 of the items as JSON, in hexadecimal. */
  checksum: z.string(),
  items: z.array(seedContentItemSchema),
})

export type SeedContentItem = z.infer<typeof seedContentItemSchema>
export type SeedContent = z.infer<typeof seedContentSchema>

/** Writes the library to a migrated database. Keeps the rows of removed files. */
export function seedLibrary(database: Pick<Database, 'prisma'>, { checksum, items }: SeedContent): Promise<SeedResult> {
  const keys = items.map(({ seedKey }) => seedKey)
  const write = (transaction: DatabaseTransaction, known: readonly string[]) => upsert(transaction, items, known)
  return seedSet(database, { name: 'content', checksum, keys, write })
}

/** Writes items in slug order, so that languages alternate in a list sorted by age. */
function upsert(
  transaction: DatabaseTransaction,
  items: readonly SeedContentItem[],
  known: readonly string[],
): Promise<WrittenRow[]> {
  const rows = items.map((item) => ({ ...item, titleGrams: extractShortGrams(item.titleText) }))
  return transaction.$queryRaw<WrittenRow[]>`
    INSERT INTO content_items AS current (seed_key, title, title_text, title_grams, body, language)
    SELECT "seedKey", title, "titleText", "titleGrams", body, language
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS shipped (
      "seedKey" text, title text, "titleText" text, "titleGrams" text[], body text, language text
    )
    WHERE "seedKey" <> ALL (${known}::text[]) OR EXISTS (SELECT FROM content_items WHERE seed_key = "seedKey")
    ORDER BY split_part("seedKey", '/', 2), "seedKey"
    ON CONFLICT (seed_key) DO UPDATE SET
      title = excluded.title, title_text = excluded.title_text, title_grams = excluded.title_grams,
      body = excluded.body, language = excluded.language, updated_at = CURRENT_TIMESTAMP
    WHERE current.version = 1 AND current.deleted_at IS NULL AND current.author_id IS NULL
      AND (current.title, current.title_text, current.title_grams, current.body, current.language)
        IS DISTINCT FROM (excluded.title, excluded.title_text, excluded.title_grams, excluded.body, excluded.language)
    RETURNING (xmax = 0) AS inserted`
}
