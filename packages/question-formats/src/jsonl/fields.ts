import { z } from 'zod'

const text = z.string().nullish()

/**
 * A question as a line of JSON: the names of the API. Only `content_question_mj` is needed by every line; what else is
 * missing comes from the defaults of the import.
 */
export const questionLineSchema = z.object({
  legacy_id: text,
  title: text,
  subject: text,
  course: text,
  grade_code: text,
  education_level: text,
  difficulty_level: text,
  difficulty_score: z.number().nullish(),
  question_type: text,
  skill_tags: z.array(z.string()).nullish(),
  /** HTML. */
  content_question_mj: z.string(),
  choices: z.array(z.object({ id: z.string(), html: z.string() })).nullish(),
  /** The id of the right choice, or the answer itself. */
  answer: text,
  /** HTML. */
  explanation: text,
  /** True for texts of our editor; otherwise LaTeX in delimiters and MathML become formulas. */
  as_typed: z.boolean().nullish(),
})
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
