import { languages } from '@pathwise/i18n/languages'
import { z } from 'zod'

/** The largest number that the columns of ids and versions hold. */
const largestInteger = 2_147_483_647
export const contentIdSchema = z.int().positive().max(largestInteger)

const idInputSchema = z.object({ id: contentIdSchema })

/** What a list shows of an item. */
export const contentItemSchema = z.object({
  id: z.int(),
  /** HTML of one line, of the project's allow-list. */
  title: z.string(),
  language: z.enum(languages),
  /** Null for the house's own items, and once the account is deleted. */
  author_id: z.string().nullable(),
  author_name: z.string().nullable(),
  updated_at: z.iso.datetime(),
  /** Null unless the item lies in the trash. */
  deleted_at: z.iso.datetime().nullable(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

export const listContentInputSchema = z.object({
  /** Looked for in titles; white space around it is left out. */
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]*$/, 'No text holds a NUL')
    .default(''),
  /** Only what the caller has written. */
  mine: z.boolean().default(false),
  limit: z.int().min(1).max(100).default(20),
  /** The last item of the page before. */
  after_id: contentIdSchema.optional(),
  /** The trash in place of the library; for editors. */
  include_deleted: z.boolean().default(false),
})
export type ListContentInput = z.infer<typeof listContentInputSchema>

/** The newest first. Fewer than `limit` mark the end. */
export const listContentOutputSchema = z.array(contentItemSchema)

export const getContentInputSchema = idInputSchema

/** An item as its reader and its editor need it. */
export const contentDocumentSchema = contentItemSchema.extend({
  /** HTML of the project's allow-list. */
  body: z.string(),
  /** Goes up with each edit; an edit names the one that it began from. */
  version: z.int(),
  created_at: z.iso.datetime(),
})
export type ContentDocument = z.infer<typeof contentDocumentSchema>
export const getContentOutputSchema = contentDocumentSchema

/** Any HTML: what is stored of it is decided by the rich-text package, and comes back in the answer. */
export const createContentInputSchema = z.object({
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  /**
   * Whether the texts come from our editor, in which a formula is a formula and a dollar sign a dollar sign. Otherwise
   * `\( \)`, `\[ \]`, `$ $`, `$$ $$` and MathML become formulas.
   */
  as_typed: z.boolean().default(false),
})
export type CreateContentInput = z.infer<typeof createContentInputSchema>
export const createContentOutputSchema = contentDocumentSchema

export const updateContentInputSchema = createContentInputSchema.extend({
  id: contentIdSchema,
  version: z.int().positive().max(largestInteger),
})
export type UpdateContentInput = z.infer<typeof updateContentInputSchema>
export const updateContentOutputSchema = contentDocumentSchema

/** Into the trash. */
export const removeContentInputSchema = idInputSchema
export const removeContentOutputSchema = contentItemSchema

/** Out of the trash. */
export const undeleteContentInputSchema = idInputSchema
export const undeleteContentOutputSchema = contentItemSchema

/** For good, out of the trash only. */
export const hardDeleteContentInputSchema = idInputSchema
export const hardDeleteContentOutputSchema = z.object({ id: z.int() })

/** An item in the data of the account that wrote it. */
export const exportedContentSchema = contentDocumentSchema.omit({ author_id: true, author_name: true })
export type ExportedContent = z.infer<typeof exportedContentSchema>
