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

const idInputSchema = z.object({ id: questionIdSchema })
const time = z.iso.datetime()

const specifiedSchema = z.object({
  id: z.int(),
  legacy_id: z.string(),
  ...storedFields,
  /** Whether its formulas came as MathML; they are stored as LaTeX. */
  has_mathml: z.boolean(),
  /** 0 (no maths) to 10, by its densest formula. */
  math_complexity: z.number(),
  /** The formulas of the body and the choices, each once. */
  latex_expressions: z.array(z.string()),
  /** HTML of the project's allow-list. */
  content_question_mj: z.string(),
  created_at: time,
  updated_at: time,
  /** Goes up with each edit; an edit names the one that it began from. */
  version: z.int(),
  /** Null unless it is archived. */
  deleted_at: time.nullable(),
})

/** What a list shows of a question. */
export const listedQuestionSchema = specifiedSchema.extend({
  /** The rules of lint that it breaks. */
  problems: z.array(z.enum(lintRules)),
})
export type ListedQuestion = z.infer<typeof listedQuestionSchema>

export const questionSchema = specifiedSchema.extend({
  /** Empty for a question without choices. */
  choices: z.array(z.object({ id: z.string(), html: z.string() })),
  /** The id of the right choice, or the answer itself. */
  answer: z.string(),
  /** HTML of the project's allow-list. */
  explanation: z.string(),
  /** What lint has found in it. */
  findings: z.array(findingSchema),
})
export type Question = z.infer<typeof questionSchema>

export const listQuestionsInputSchema = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  page_size: z.int().min(1).max(100).default(100),
  subject: z.enum(questionSubjects).optional(),
  grade_code: z.enum(questionGrades).optional(),
  difficulty: z.enum(questionDifficulties).optional(),
  /** Looked for in titles, legacy ids, bodies and skill tags; white space around it is left out. */
  search: text(200).trim().default(''),
  /** Only what breaks this rule of lint, or any. */
  problems: z.enum(['any', ...lintRules]).optional(),
  /** The archive in place of the bank. */
  archived: z.boolean().default(false),
})
export type ListQuestionsInput = z.infer<typeof listQuestionsInputSchema>

/** The newest first. */
export const listQuestionsOutputSchema = z.object({
  questions: z.array(listedQuestionSchema),
  total_pages: z.int(),
  total_count: z.int(),
  page: z.int(),
})
export type QuestionPage = z.infer<typeof listQuestionsOutputSchema>

export const getQuestionInputSchema = idInputSchema
export const getQuestionOutputSchema = questionSchema

/** What people write. What is derived from them (`latex_expressions`, …) is ignored where it is sent. */
const writtenShape = {
  ...writtenFields,
  /** Any HTML: what is stored of it is decided by the rich-text package, and comes back in the answer. */
  content_question_mj: text(questionLimits.body),
  choices: z
    .array(choiceSchema)
    .max(questionLimits.choices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Two choices have the same id')
    .optional(),
  answer: text(questionLimits.answer).trim().optional(),
  explanation: text(questionLimits.body).optional(),
  /**
   * Whether the texts come from our editor, in which a formula is a formula and a dollar sign a dollar sign. Otherwise
   * `\( \)`, `\[ \]`, `$ $`, `$$ $$` and MathML become formulas.
   */
  as_typed: z.boolean().default(false),
}

interface Answered {
  readonly choices?: readonly { readonly id: string }[] | undefined
  readonly answer?: string | undefined
}

/** A draft may have no answer yet; whoever gives choices or an answer gives both. */
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
    /** Where it is left out, the question gets one. */
    legacy_id: legacyIdSchema.optional(),
    content_question_mj: writtenShape.content_question_mj.default(''),
    skill_tags: writtenShape.skill_tags.default([]),
  })
  .superRefine(checkAnswer)
export type CreateQuestionInput = z.infer<typeof createQuestionInputSchema>
export const createQuestionOutputSchema = questionSchema

/** A whole question. Choices, answer and explanation stay as they are where a client does not know them. */
export const updateQuestionInputSchema = z
  .object({
    ...writtenShape,
    id: questionIdSchema,
    legacy_id: legacyIdSchema,
    /** The one that the edit began from. */
    version: questionVersionSchema.optional(),
    /** As it was read: tells which one the edit began from, where a client does not know versions. */
    updated_at: time.optional(),
  })
  .superRefine(checkAnswer)
  .superRefine(({ version, updated_at }, context) => {
    if (version !== undefined || updated_at !== undefined) return
    context.addIssue({ code: 'custom', path: ['version'], message: 'Must name the version that the edit began from' })
  })
export type UpdateQuestionInput = z.infer<typeof updateQuestionInputSchema>
export const updateQuestionOutputSchema = questionSchema

/** A new question with the same texts, to be changed into another one. */
export const duplicateQuestionInputSchema = idInputSchema
export const duplicateQuestionOutputSchema = questionSchema

/** Out of the bank, into the archive. */
export const archiveQuestionInputSchema = idInputSchema
export const archiveQuestionOutputSchema = questionSchema

/** Back into the bank. */
export const restoreQuestionInputSchema = idInputSchema
export const restoreQuestionOutputSchema = questionSchema
