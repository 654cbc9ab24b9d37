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
