import { z } from 'zod'

/** The largest value of the id column. */
const largestId = 2_147_483_647

export const getPracticeInputSchema = z.object({ id: z.int().positive().max(largestId) })

/** A practice question with its answer. Its texts are HTML with only the elements of our allow-list, in English. */
export const practiceProblemSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    subject: z.string(),
    course: z.string(),
    /** Grade G6 to G12. */
    gradeCode: z.string(),
    difficultyLevel: z.string(),
    skillTags: z.array(z.string()),
    body: z.string(),
    choices: z.array(z.object({ id: z.string(), html: z.string() })).min(2),
    /** The id of the correct choice. */
    answer: z.string(),
    explanation: z.string(),
  })
  .refine(({ choices, answer }) => choices.some(({ id }) => id === answer), {
    path: ['answer'],
    message: 'Not a choice',
  })

export type PracticeProblem = z.infer<typeof practiceProblemSchema>

export const practiceSubjects = ['mathematics', 'physics', 'chemistry', 'biology'] as const
export const practiceGrades = ['G9', 'G10', 'G11', 'G12'] as const

export const listPracticeInputSchema = z.object({
  subject: z.enum(practiceSubjects).optional(),
  grade: z.enum(practiceGrades).optional(),
  limit: z.int().min(1).max(50).default(20),
  /** Id of the last problem of the previous page. */
  after_id: z.int().positive().max(largestId).optional(),
})
export type ListPracticeInput = z.infer<typeof listPracticeInputSchema>

/** Oldest first. Fewer than `limit` problems mark the last page. */
export const listPracticeOutputSchema = z.array(
  z.object({
    id: z.int(),
    /** One-line HTML with only the elements of our allow-list. */
    title: z.string(),
    course: z.string(),
    gradeCode: z.string(),
    difficultyLevel: z.string(),
  }),
)
export type PracticeList = z.infer<typeof listPracticeOutputSchema>
