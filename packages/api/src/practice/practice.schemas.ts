import { questionIdSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'

export const getPracticeInputSchema = z.object({ id: questionIdSchema })

/** A practice question with its answer. The texts are English HTML that contains only elements of our allow-list. */
export const practiceProblemSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    subject: z.string(),
    course: z.string(),
    gradeCode: z.string().describe('Grade G6 to G12.'),
    difficultyLevel: z.string(),
    skillTags: z.array(z.string()),
    body: z.string(),
    choices: z.array(z.object({ id: z.string(), html: z.string() })).min(2),
    answer: z.string().describe('The id of the correct choice.'),
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
  subject: z.enum(practiceSubjects).optional().describe('Only problems of this subject.'),
  grade: z.enum(practiceGrades).optional().describe('Only problems of this grade.'),
  limit: z.int().min(1).max(50).default(20).describe('Max number of problems in the page.'),
  after_id: questionIdSchema.optional().describe('Id of the last problem of the previous page.'),
})
export type ListPracticeInput = z.infer<typeof listPracticeInputSchema>

/** Oldest first. A page with fewer than `limit` problems is the last one. */
export const listPracticeOutputSchema = z.array(
  z.object({
    id: z.int(),
    title: z.string().describe('One-line HTML with only the elements of our allow-list.'),
    course: z.string(),
    gradeCode: z.string(),
    difficultyLevel: z.string(),
  }),
)
export type PracticeList = z.infer<typeof listPracticeOutputSchema>
