import { languages } from '@pathwise/i18n/languages'
import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { z } from 'zod'
import type { ContentDocument, ContentItem } from './content.schemas.ts'
import { listItemSkills } from './sheet-skills.ts'

/** A content item with the columns that every query selects. */
export const itemRowSchema = z.object({
  id: z.int(),
  title: z.string(),
  language: z.enum(languages),
  seedKey: z.string().nullable(),
  skills: z.array(z.string()),
  authorId: z.string().nullable(),
  authorName: z.string().nullable(),
  updatedAt: z.date(),
  deletedAt: z.date().nullable(),
})
export type ItemRow = z.infer<typeof itemRowSchema>

export const documentRowSchema = itemRowSchema.extend({ version: z.int(), createdAt: z.date() })
export type DocumentRow = z.infer<typeof documentRowSchema>

/** Converts a row for API responses. HTML is cleaned again on output, so that stricter rules also apply to old rows. */
export function presentItem(row: ItemRow): ContentItem {
  return {
    id: row.id,
    title: cleanPhrase(row.title),
    language: row.language,
    author_id: row.authorId,
    author_name: row.authorName,
    skills: listItemSkills(row),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  }
}

/** @param body the row's body, already cleaned */
export function presentDocument(row: DocumentRow, body: string): ContentDocument {
  return {
    ...presentItem(row),
    body,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  }
}
