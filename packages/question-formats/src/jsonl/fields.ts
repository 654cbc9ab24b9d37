import { z } from 'zod'
import { storedFields } from '../fields.schemas.ts'
import { storedChoiceSchema } from '../vocabulary.schemas.ts'

/**
 * A question as a line of JSON, with the API's field names. Only `content_question_mj` is required. The import has
 * defaults for other fields.
 */
export const questionLineSchema = z
  .object({
    legacy_id: z.string(),
    ...storedFields,
    /** HTML. */
    content_question_mj: z.string(),
    choices: z.array(storedChoiceSchema),
    /** The id of the correct choice, or the text of the answer. */
    answer: z.string(),
    /** HTML. */
    explanation: z.string(),
    /** The image files that the HTML refers to, in Base64 by id. */
    pictures: z.record(z.string(), z.string()),
    /** True for content from our editor. Otherwise, delimited LaTeX and MathML are converted to formulas. */
    as_typed: z.boolean(),
  })
  .partial()
  .required({ content_question_mj: true })
export type QuestionLine = z.infer<typeof questionLineSchema>

/** API fields that every import computes itself. Dropping them loses nothing. */
export const derivedFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'has_mathml',
  'math_complexity',
  'latex_expressions',
  'created_at',
  'updated_at',
  'deleted_at',
  'review_state',
  'changed_since_review',
])
