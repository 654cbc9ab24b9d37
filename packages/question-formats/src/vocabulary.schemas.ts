import { z } from 'zod'

export const questionSubjects = ['mathematics', 'physics', 'chemistry', 'biology'] as const
export const questionGrades = ['G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'] as const
export const questionDifficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const

/** UTF-16 code units, unless it says otherwise. */
export const questionLimits = {
  title: 200,
  legacyId: 64,
  name: 100,
  /** A body, and an explanation. */
  body: 100_000,
  choice: 4_000,
  choices: 26,
  answer: 2_000,
  tag: 60,
  tags: 30,
} as const

/** The largest number that the columns of ids and versions hold. */
const largestInteger = 2_147_483_647
export const questionIdSchema = z.int().positive().max(largestInteger)
export const questionVersionSchema = z.int().positive().max(largestInteger)

/** What PostgreSQL can keep: it takes neither NUL nor half of a surrogate pair. */
const storable = /^[^\0\p{Surrogate}]*$/u

export function text(longest: number) {
  return z.string().max(longest).regex(storable, 'Holds characters that cannot be stored')
}

/** One line that shows something, without white space around it. */
export function line(longest: number) {
  return z
    .string()
    .trim()
    .min(1, 'Must not be empty')
    .max(longest)
    .regex(storable, 'Holds characters that cannot be stored')
    .regex(/^[^\p{Cc}]*$/u, 'Must be one line')
}

export const choiceSchema = z.object({
  /** What the answer calls it, such as `A`. */
  id: line(20),
  /** HTML of one line, of the project's allow-list. */
  html: text(questionLimits.choice),
})
export type Choice = z.infer<typeof choiceSchema>

/** How a question is answered, as a lowercase name. Only `multiple_choice` can be practised. */
export const questionTypeSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'Lower case letters, digits and single underscores')
