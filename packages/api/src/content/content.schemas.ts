import { languages } from '@pathwise/i18n/languages'
import { skillIds, subjects } from '@pathwise/planner/data/skills'
import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { asTypedSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'

/** The maximum of the database's id and version columns. */
const largestInteger = 2_147_483_647
export const contentIdSchema = z.int().positive().max(largestInteger).describe('The id of a content item.')

export const idInputSchema = z.object({ id: contentIdSchema })

export const sheetInputSchema = z.object({
  language: z.enum(languages).describe('The language of the sheet.'),
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Not the name of a sheet')
    .describe('The name of the sheet in the shipped library, such as `completing-the-square`.'),
})
export type SheetInput = z.infer<typeof sheetInputSchema>

export const contentItemSchema = z.object({
  id: z.int(),
  title: z.string().describe('One-line HTML, restricted to our allowlist of elements.'),
  language: z.enum(languages),
  author_id: z.string().nullable().describe("Null for Pathwise's own items and for items of deleted accounts."),
  author_name: z.string().nullable(),
  skills: z.array(z.enum(skillIds)).describe('The skills that the item explains.'),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable().describe('Null unless the item is in the trash.'),
})
export type ContentItem = z.infer<typeof contentItemSchema>

export const listContentInputSchema = z.object({
  q: trimmedText(200).default('').describe('Search words for titles, trimmed.'),
  mine: z.boolean().default(false).describe('Only items by the caller.'),
  language: z.enum(languages).optional().describe('Only items in this language.'),
  subject: z.enum(subjects).optional().describe('Only items that explain a skill of this subject.'),
  skill: z.enum(skillIds).optional().describe('Only items that explain this skill.'),
  limit: z.int().min(1).max(100).default(20).describe('Maximum number of items per page.'),
  after_id: contentIdSchema.optional().describe('Id of the last item on the previous page.'),
  include_deleted: z
    .boolean()
    .default(false)
    .describe('True lists the trash instead of the library. Requires an editor.'),
})
export type ListContentInput = z.infer<typeof listContentInputSchema>

/** A page of items, newest first. A page shorter than `limit` is the last one. */
export const listContentOutputSchema = z.array(contentItemSchema)

/** A content item with its body. */
export const contentDocumentSchema = contentItemSchema.extend({
  body: z.string().describe('HTML, restricted to our allowlist of elements.'),
  version: z.int().describe('Incremented by each edit. An edit includes the version it started from.'),
  created_at: z.iso.datetime(),
})
export type ContentDocument = z.infer<typeof contentDocumentSchema>

export const formulaFindingSchema = z.object({
  rule: z
    .enum(['mathml_as_source', 'unparsable_latex'])
    .describe('MathML that LaTeX would change, or LaTeX that cannot be rendered.'),
  place: z.enum(['title', 'body']),
  detail: z.string().describe('The formula, shortened if long.'),
})
export type FormulaFinding = z.infer<typeof formulaFindingSchema>

/** The item as stored, in the response to a write. */
export const storedContentSchema = contentDocumentSchema.extend({
  findings: z.array(formulaFindingSchema).describe('Formulas that readers see as source code.'),
})
export type StoredContent = z.infer<typeof storedContentSchema>

export const mostSkills = 5

export const createContentInputSchema = z.object({
  title: z.string().describe('The title as HTML. It is sanitized to one line; the response contains the stored title.'),
  body: z.string().describe('The body as HTML. It is sanitized; the response contains the stored HTML.'),
  language: z.enum(languages).describe('The language of the title and the body.'),
  skills: z
    .array(z.enum(skillIds))
    .max(mostSkills)
    .refine((skills) => new Set(skills).size === skills.length, 'A skill is named twice')
    .optional()
    .describe('The skills that the item explains. An edit without this field leaves them as they are.'),
  as_typed: asTypedSchema,
})
export type CreateContentInput = z.infer<typeof createContentInputSchema>

export const updateContentInputSchema = createContentInputSchema.extend({
  id: contentIdSchema,
  version: z.int().positive().max(largestInteger).describe('The version the edit started from.'),
  updated_at: z.iso
    .datetime()
    .optional()
    .describe(
      'The `updated_at` that was read. Compared at version 1, because upgrades may correct built-in texts without a new version.',
    ),
})
export type UpdateContentInput = z.infer<typeof updateContentInputSchema>

export const hardDeleteContentOutputSchema = z.object({ id: z.int() })

/** A content item in its author's account export. */
export const exportedContentSchema = contentDocumentSchema.omit({
  author_id: true,
  author_name: true,
})
