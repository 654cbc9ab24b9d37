import { z } from 'zod'
import { line, text } from './storable.schemas.ts'

export const questionSubjects = ['mathematics', 'physics', 'chemistry', 'biology', 'english'] as const
export const questionGrades = ['G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'] as const
/** Students see items in `assessment` only in runs, which measure their level. */
export const questionPools = ['practice', 'assessment'] as const
export const questionDifficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const

/** Maximum lengths, in UTF-16 code units. A plural name stands for a maximum number of elements instead. */
export const questionLimits = {
  title: 200,
  legacyId: 64,
  name: 100,
  /** The limit for the body and for the explanation. */
  body: 100_000,
  choice: 4_000,
  choices: 26,
  hint: 4_000,
  hints: 2,
  answer: 2_000,
  /** The maximum length of each accepted answer. */
  acceptedAnswer: 200,
  acceptedAnswers: 10,
  unit: 20,
  tag: 60,
  tags: 30,
} as const

/** The maximum of a PostgreSQL `integer`, the type of ids and versions. */
const largestInteger = 2_147_483_647
export const questionIdSchema = z.int().positive().max(largestInteger).describe('The id of a question.')
export const questionVersionSchema = z
  .int()
  .positive()
  .max(largestInteger)
  .describe('The version of a question, starting at 1.')

export const choiceSchema = z.object({
  id: line(20).describe('The name of the choice in the answer, such as `A`.'),
  html: text(questionLimits.choice).describe('One-line HTML, restricted to our allowlist of elements.'),
  feedback: text(questionLimits.choice)
    .optional()
    .describe('One-line HTML that explains the misconception of students who choose this answer.'),
})

/** A stored choice. Rows and revisions that predate `feedback` lack it. */
export const storedChoiceSchema = z.object({
  id: z.string(),
  html: z.string(),
  feedback: z.string().optional().describe('The misconception of students who choose this answer, as one-line HTML.'),
})
export type Choice = z.infer<typeof storedChoiceSchema>

/** Returns the choice ids that make up an answer: several for `multiple_select`, otherwise one. */
export function listChoiceIds(answer: string, questionType: string): string[] {
  return questionType === 'multiple_select' ? answer.split(',') : [answer]
}

/** Returns whether an answer is a choice id or, for `multiple_select`, several ids such as `A,C`. */
export function areChoiceIds(
  answer: string,
  choices: readonly { readonly id: string }[],
  questionType: string,
): boolean {
  const named = listChoiceIds(answer, questionType)
  return new Set(named).size === named.length && named.every((name) => choices.some(({ id }) => id === name))
}

/** Builds a choice. Omits empty feedback. */
export function buildChoice({ id, html, feedback }: Choice) {
  return { id, html, ...(feedback && { feedback }) }
}

export const questionTypeSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'Lower case letters, digits and single underscores')
  .describe('How the question is answered, such as `multiple_choice`.')

export const asTypedSchema = z
  .boolean()
  .default(false)
  .describe(
    'True if the texts come from our editor, which marks formulas. Otherwise, `\\( \\)`, `\\[ \\]`, `$ $`, `$$ $$` and MathML are converted to formulas.',
  )
