import { z } from 'zod'

/** The largest number that the id's column holds. */
const largestId = 2_147_483_647

export const getPracticeInputSchema = z.object({ id: z.int().positive().max(largestId) })

/** A question of the bank, ready to be tried. Its texts are HTML of the project's allow-list, written in English. */
export const practiceProblemSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    subject: z.string(),
    course: z.string(),
    /** G6 to G12. */
    gradeCode: z.string(),
    difficultyLevel: z.string(),
    skillTags: z.array(z.string()),
    body: z.string(),
    choices: z.array(z.object({ id: z.string(), html: z.string() })).min(2),
    /** The id of the right choice. */
    answer: z.string(),
    explanation: z.string(),
  })
  .refine(({ choices, answer }) => choices.some(({ id }) => id === answer), {
    path: ['answer'],
    message: 'Not a choice',
  })

export type PracticeProblem = z.infer<typeof practiceProblemSchema>

export const getPracticeOutputSchema = practiceProblemSchema

export const practiceSubjects = ['mathematics', 'physics', 'chemistry', 'biology'] as const
export const practiceGrades = ['G9', 'G10', 'G11', 'G12'] as const

export const listPracticeInputSchema = z.object({
  subject: z.enum(practiceSubjects).optional(),
  grade: z.enum(practiceGrades).optional(),
  limit: z.int().min(1).max(50).default(20),
  /** The last problem of the page before. */
  after_id: z.int().positive().max(largestId).optional(),
})
export type ListPracticeInput = z.infer<typeof listPracticeInputSchema>

/** The oldest first. Fewer than `limit` mark the end. */
export const listPracticeOutputSchema = z.array(
  z.object({
    id: z.int(),
    /** HTML of one line, of the project's allow-list. */
    title: z.string(),
    course: z.string(),
    gradeCode: z.string(),
    difficultyLevel: z.string(),
  }),
)
export type PracticeList = z.infer<typeof listPracticeOutputSchema>
