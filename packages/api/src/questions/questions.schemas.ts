import { storedFields, writtenFields } from '@pathwise/question-formats/fields.schemas'
import {
  choiceSchema,
  line,
  questionDifficulties,
  questionGrades,
  questionIdSchema,
  questionLimits,
  questionSubjects,
  questionVersionSchema,
  text,
} from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { findingSchema, lintRules } from './lint.schemas.ts'

export const idInputSchema = z.object({ id: questionIdSchema })
const time = z.iso.datetime()

const specifiedSchema = z.object({
  id: z.int(),
  legacy_id: z.string(),
  ...storedFields,
  /** Whether the formulas came as MathML; they are stored as LaTeX. */
  has_mathml: z.boolean(),
  /** 0 (no math) to 10, for the most complex formula. */
  math_complexity: z.number(),
  /** The distinct formulas of the body and the choices. */
  latex_expressions: z.array(z.string()),
  /** HTML with only the elements of our allow-list. */
  content_question_mj: z.string(),
  created_at: time,
  updated_at: time,
  /** Incremented by each edit. An edit sends the version it started from. */
  version: z.int(),
  /** Null unless the question is archived. */
  deleted_at: time.nullable(),
})

/** A question as lists return it. */
export const listedQuestionSchema = specifiedSchema.extend({
  /** The lint rules the question breaks. */
  problems: z.array(z.enum(lintRules)),
})
export type ListedQuestion = z.infer<typeof listedQuestionSchema>

export const questionSchema = specifiedSchema.extend({
  /** Empty for a question without choices. */
  choices: z.array(z.object({ id: z.string(), html: z.string() })),
  /** The id of the correct choice, or the answer itself. */
  answer: z.string(),
  /** HTML with only the elements of our allow-list. */
  explanation: z.string(),
  /** The question's lint findings. */
  findings: z.array(findingSchema),
})
export type Question = z.infer<typeof questionSchema>

export const listQuestionsInputSchema = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  page_size: z.int().min(1).max(100).default(100),
  subject: z.enum(questionSubjects).optional(),
  grade_code: z.enum(questionGrades).optional(),
  difficulty: z.enum(questionDifficulties).optional(),
  /** Search text for titles, legacy ids, bodies and skill tags, trimmed. */
  search: text(200).trim().default(''),
  /** Only questions that break this lint rule, or any rule. */
  problems: z.enum(['any', ...lintRules]).optional(),
  /** Lists the archive instead of the bank. */
  archived: z.boolean().default(false),
})
export type ListQuestionsInput = z.infer<typeof listQuestionsInputSchema>

/** Newest first. */
export const listQuestionsOutputSchema = z.object({
  questions: z.array(listedQuestionSchema),
  total_pages: z.int(),
  total_count: z.int(),
  page: z.int(),
})
export type QuestionPage = z.infer<typeof listQuestionsOutputSchema>

/** The editable fields. Derived fields such as `latex_expressions` are ignored if sent. */
const writtenShape = {
  ...writtenFields,
  /** Any HTML. The rich-text package cleans it; the response returns the stored HTML. */
  content_question_mj: text(questionLimits.body),
  choices: z
    .array(choiceSchema)
    .max(questionLimits.choices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Two choices have the same id')
    .optional(),
  answer: text(questionLimits.answer).trim().optional(),
  explanation: text(questionLimits.body).optional(),
  /**
   * Whether the texts come from our editor, where formulas are already marked up. Otherwise `\( \)`, `\[ \]`, `$ $`,
   * `$$ $$` and MathML are converted to formulas.
   */
  as_typed: z.boolean().default(false),
}

interface Answered {
  readonly choices?: readonly { readonly id: string }[] | undefined
  readonly answer?: string | undefined
}

/** Checks that choices and answer are sent together and match. The answer of a draft may be empty. */
function checkAnswer({ choices, answer }: Answered, context: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (choices === undefined && answer !== undefined) refuse('choices', 'Must be given together with the answer')
  if (choices !== undefined && answer === undefined) refuse('answer', 'Must be given together with the choices')
  if (!choices || choices.length === 0 || answer === undefined || answer === '') return
  if (!choices.some(({ id }) => id === answer)) refuse('answer', 'Must be the id of one of the choices')
}

const legacyIdSchema = line(questionLimits.legacyId)

export const createQuestionInputSchema = z
  .object({
    ...writtenShape,
    /** Generated if omitted. */
    legacy_id: legacyIdSchema.optional(),
    content_question_mj: writtenShape.content_question_mj.default(''),
    skill_tags: writtenShape.skill_tags.default([]),
  })
  .superRefine(checkAnswer)
export type CreateQuestionInput = z.infer<typeof createQuestionInputSchema>

/**
 * A complete question. Omitted choices, answer and explanation keep their stored values, for
 * clients that do not know them.
 */
export const updateQuestionInputSchema = z
  .object({
    ...writtenShape,
    id: questionIdSchema,
    legacy_id: legacyIdSchema,
    /** The version the edit started from. */
    version: questionVersionSchema.optional(),
    /** The `updated_at` that was read; identifies the start of the edit for clients that do not know versions. */
    updated_at: time.optional(),
  })
  .superRefine(checkAnswer)
  .superRefine(({ version, updated_at }, context) => {
    if (version !== undefined || updated_at !== undefined) return
    context.addIssue({ code: 'custom', path: ['version'], message: 'Must name the version that the edit began from' })
  })
export type UpdateQuestionInput = z.infer<typeof updateQuestionInputSchema>
