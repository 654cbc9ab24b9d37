import { storedFields, writtenFields } from '@pathwise/question-formats/fields.schemas'
import { line, text, trimmedText } from '@pathwise/question-formats/storable.schemas'
import {
  areChoiceIds,
  asTypedSchema,
  choiceSchema,
  questionDifficulties,
  questionGrades,
  questionIdSchema,
  questionLimits,
  questionPools,
  questionSubjects,
  questionTypeSchema,
  questionVersionSchema,
  storedChoiceSchema,
} from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { itemFilters } from '../calibration/statistics.schemas.ts'
import { findingSchema, lintRules } from './lint.schemas.ts'
import { reviewStateSchema } from './review/review.schemas.ts'
import { reviewFilters } from './review/review.vocabulary.ts'

export const idInputSchema = z.object({ id: questionIdSchema })
const time = z.iso.datetime()

const specifiedSchema = z.object({
  id: z.int(),
  legacy_id: z.string(),
  ...storedFields,
  has_mathml: z.boolean().describe('Whether the formulas were MathML. They are stored as LaTeX.'),
  math_complexity: z.number().describe('The complexity of the most complex formula, from 0 (no math) to 10.'),
  latex_expressions: z.array(z.string()).describe('The unique formulas of the body and the choices.'),
  content_question_mj: z.string().describe('HTML, restricted to our allowlist of elements.'),
  created_at: time,
  updated_at: time,
  version: z.int().describe('Incremented by each edit. An edit includes the version it started from.'),
  deleted_at: time.nullable().describe('Null unless the question is archived.'),
  review_state: reviewStateSchema,
  changed_since_review: z.boolean().describe('Whether a reviewed or live question was edited after its review.'),
})

export const listedQuestionSchema = specifiedSchema.extend({
  problems: z.array(z.enum(lintRules)).describe('The lint rules the question breaks.'),
  open_reports: z.int().min(0).describe('The number of open visitor reports.'),
})
export type ListedQuestion = z.infer<typeof listedQuestionSchema>

export const questionSchema = specifiedSchema.extend({
  choices: z.array(storedChoiceSchema).describe('Empty for a question without choices.'),
  answer: z
    .string()
    .describe('The id of the correct choice, for `multiple_select` the ids joined by commas, or the answer itself.'),
  explanation: z.string().describe('HTML, restricted to our allowlist of elements.'),
  findings: z.array(findingSchema).describe("The question's lint findings."),
})
export type Question = z.infer<typeof questionSchema>

export const listQuestionsInputSchema = z.object({
  page: z.int().min(1).max(1_000_000).default(1).describe('The page number, starting at 1.'),
  page_size: z.int().min(1).max(100).default(100).describe('Number of questions per page.'),
  subject: z.enum(questionSubjects).optional().describe('Only questions of this subject.'),
  grade_code: z.enum(questionGrades).optional().describe('Only questions of this grade.'),
  difficulty: z.enum(questionDifficulties).optional().describe('Only questions of this level.'),
  question_type: questionTypeSchema.optional().describe('Only questions of this type.'),
  skill: line(questionLimits.tag).optional().describe('Only questions with this skill tag.'),
  pool: z.enum(questionPools).optional().describe('Only questions of this pool; both pools by default.'),
  search: trimmedText(200).default('').describe('Search text for titles, legacy ids, bodies and skill tags, trimmed.'),
  problems: z
    .enum(['any', ...lintRules])
    .optional()
    .describe('Only questions that break this lint rule, or any rule.'),
  status: z
    .enum(itemFilters)
    .optional()
    .describe('Only assessment items with this status, or that may have leaked or do not fit the model.'),
  review: z
    .enum(reviewFilters)
    .optional()
    .describe('Only questions in this review state, or that were edited after their review.'),
  reports: z.literal('open').optional().describe('Only questions with open visitor reports.'),
  archived: z.boolean().default(false).describe('True lists the archive instead of the bank.'),
})
export type ListQuestionsInput = z.infer<typeof listQuestionsInputSchema>

/** The filters of the question list without pagination. They select the set of questions to check. */
export const findSetInputSchema = listQuestionsInputSchema.omit({ page: true, page_size: true })
export type FindSetInput = z.infer<typeof findSetInputSchema>

/** A page of questions, newest first. */
export const listQuestionsOutputSchema = z.object({
  questions: z.array(listedQuestionSchema),
  total_pages: z.int(),
  total_count: z.int(),
  page: z.int(),
})
export type QuestionPage = z.infer<typeof listQuestionsOutputSchema>

/** The editable fields. Derived fields, such as `latex_expressions`, are ignored when sent. */
const writtenShape = {
  ...writtenFields,
  content_question_mj: text(questionLimits.body).describe(
    'HTML. It is sanitized; the response contains the stored HTML.',
  ),
  choices: z
    .array(choiceSchema)
    .max(questionLimits.choices)
    .refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length, 'Two choices have the same id')
    .optional()
    .describe('The choices; empty for a question without choices. Required together with `answer`.'),
  answer: text(questionLimits.answer)
    .trim()
    .optional()
    .describe(
      'The id of the correct choice, for `multiple_select` the ids joined by commas, or the answer itself. Required together with `choices`.',
    ),
  explanation: text(questionLimits.body)
    .optional()
    .describe('HTML. It is sanitized; the response contains the stored HTML.'),
  as_typed: asTypedSchema,
}

interface Answered {
  readonly question_type: string
  readonly choices?: readonly { readonly id: string }[] | undefined
  readonly answer?: string | undefined
}

/**
 * Checks that the choices and answer are sent together, and that the answer to a question with choices is empty or
 * consists of their ids.
 */
function checkAnswer({ question_type, choices, answer }: Answered, context: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (choices === undefined && answer !== undefined) refuse('choices', 'Must be given together with the answer')
  if (choices !== undefined && answer === undefined) refuse('answer', 'Must be given together with the choices')
  if (!choices || choices.length === 0 || answer === undefined || answer === '') return
  if (!areChoiceIds(answer, choices, question_type)) refuse('answer', 'Must be the id of one of the choices')
}

const legacyIdSchema = line(questionLimits.legacyId).describe("The question's id in its source files.")

export const createQuestionInputSchema = z
  .object({
    ...writtenShape,
    legacy_id: legacyIdSchema.optional().describe('Generated if omitted.'),
    content_question_mj: writtenShape.content_question_mj.default(''),
    skill_tags: writtenShape.skill_tags.default([]),
  })
  .superRefine(checkAnswer)
export type CreateQuestionInput = z.infer<typeof createQuestionInputSchema>

/** A complete question. Clients may omit the choices, answer or explanation, which then keep their stored values. */
export const updateQuestionInputSchema = z
  .object({
    ...writtenShape,
    id: questionIdSchema,
    legacy_id: legacyIdSchema,
    version: questionVersionSchema.optional().describe('The version the edit started from.'),
    updated_at: time
      .optional()
      .describe(
        'The `updated_at` that was read. Compared at version 1, because upgrades may correct built-in texts without a new version. Enough on its own if `version` is omitted.',
      ),
    review_state: reviewStateSchema.optional().describe('The new review state. Omit to keep the current one.'),
  })
  .superRefine(checkAnswer)
  .superRefine(({ version, updated_at }, context) => {
    if (version !== undefined || updated_at !== undefined) return
    context.addIssue({ code: 'custom', path: ['version'], message: 'Must name the version that the edit began from' })
  })
export type UpdateQuestionInput = z.infer<typeof updateQuestionInputSchema>
