import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'

/** The largest value of the id and version columns. */
const largestInteger = 2_147_483_647
export const contentIdSchema = z.int().positive().max(largestInteger)

export const idInputSchema = z.object({ id: contentIdSchema })

/** A content item as lists return it. */
export const contentItemSchema = z.object({
  id: z.int(),
  /** One-line HTML with only the elements of our allow-list. */
  title: z.string(),
  language: z.enum(languages),
  /** Null for Pathwise's own items and for items of deleted accounts. */
  author_id: z.string().nullable(),
  author_name: z.string().nullable(),
  updated_at: z.iso.datetime(),
  /** Null unless the item is in the trash. */
  deleted_at: z.iso.datetime().nullable(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

export const listContentInputSchema = z.object({
  /** Search words for titles, trimmed. */
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]*$/, 'No text holds a NUL')
    .default(''),
  /** Only items the caller wrote. */
  mine: z.boolean().default(false),
  limit: z.int().min(1).max(100).default(20),
  /** Id of the last item of the previous page. */
  after_id: contentIdSchema.optional(),
  /** Lists the trash instead of the library; editors only. */
  include_deleted: z.boolean().default(false),
})
export type ListContentInput = z.infer<typeof listContentInputSchema>

/** Newest first. Fewer than `limit` items mark the last page. */
export const listContentOutputSchema = z.array(contentItemSchema)

/** A content item with its body, for the reader and the editor. */
export const contentDocumentSchema = contentItemSchema.extend({
  /** HTML with only the elements of our allow-list. */
  body: z.string(),
  /** Incremented by each edit. An edit sends the version it started from. */
  version: z.int(),
  created_at: z.iso.datetime(),
})
export type ContentDocument = z.infer<typeof contentDocumentSchema>

/** New texts as any HTML. The rich-text package cleans them; the response returns the stored texts. */
export const createContentInputSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  /**
   * Whether the texts come from our editor, where formulas are already marked up. Otherwise `\( \)`, `\[ \]`, `$ $`,
   * `$$ $$` and MathML are converted to formulas.
   */
  as_typed: z.boolean().default(false),
})
export type CreateContentInput = z.infer<typeof createContentInputSchema>

export const updateContentInputSchema = createContentInputSchema.extend({
  id: contentIdSchema,
  version: z.int().positive().max(largestInteger),
})
export type UpdateContentInput = z.infer<typeof updateContentInputSchema>

export const hardDeleteContentOutputSchema = z.object({ id: z.int() })

/** A content item in its author's account export. */
export const exportedContentSchema = contentDocumentSchema.omit({ author_id: true, author_name: true })
export type ExportedContent = z.infer<typeof exportedContentSchema>
