import { z } from 'zod'
import { storedFields } from '../fields.schemas.ts'

/**
 * A question as a line of JSON: the names of the API. A line needs only `content_question_mj`; whatever else is missing
 * comes from the defaults of the import.
 */
export const questionLineSchema = z
  .object({
    legacy_id: z.string(),
    ...storedFields,
    /** HTML. */
    content_question_mj: z.string(),
    choices: z.array(z.object({ id: z.string(), html: z.string() })),
    /** The id of the right choice, or the answer itself. */
    answer: z.string(),
    /** HTML. */
    explanation: z.string(),
    /** True for texts of our editor; otherwise LaTeX in delimiters and MathML become formulas. */
    as_typed: z.boolean(),
  })
  .partial()
  .required({ content_question_mj: true })
export type QuestionLine = z.infer<typeof questionLineSchema>

/** What the API says of a question beside these: derived anew or given anew, so leaving it out loses nothing. */
export const derivedFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'has_mathml',
  'math_complexity',
  'latex_expressions',
  'created_at',
  'updated_at',
  'deleted_at',
])
