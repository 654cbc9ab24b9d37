import { z } from 'zod'

/** The names of the folders in `questions`. */
export const questionSubjects = ['mathematics', 'physics', 'chemistry', 'biology'] as const
export type QuestionSubject = (typeof questionSubjects)[number]

/** The prefixes of a subject's question ids and skills. */
export const subjectPrefixes = {
  mathematics: { legacyId: 'MATH', skill: 'math' },
  physics: { legacyId: 'PHYS', skill: 'physics' },
  chemistry: { legacyId: 'CHEM', skill: 'chemistry' },
  biology: { legacyId: 'BIO', skill: 'biology' },
} as const satisfies Record<QuestionSubject, { legacyId: string; skill: string }>

/** The range of each difficulty on the scale from 0 to 10. Adjacent ranges share a boundary. */
const scoreRanges = { beginner: [0.5, 3], intermediate: [3, 5.5], advanced: [5.5, 8], expert: [8, 10] } as const

const markdown = z.string().trim().min(1)

/** The schema of a question in a YAML source file. */
export const questionSourceSchema = z
  .strictObject({
    legacyId: z.string().regex(/^(MATH|PHYS|CHEM|BIO)-\d{4}$/),
    title: z.string().trim().min(1).max(70),
    course: z.string().trim().min(1),
    gradeCode: z.enum(['G9', 'G10', 'G11', 'G12']),
    difficultyLevel: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
    difficultyScore: z.number(),
    questionType: z.literal('multiple_choice'),
    estimatedSeconds: z.int().min(10).max(3_600).nullable().default(null),
    skillTags: z
      .array(z.string().regex(/^(math|physics|chemistry|biology)\.[a-z]+(-[a-z]+)*$/))
      .min(1)
      .max(3)
      .refine((tags) => new Set(tags).size === tags.length, 'a skill is named twice'),
    body: markdown,
    choices: z.strictObject({ A: markdown, B: markdown, C: markdown, D: markdown }),
    answer: z.enum(['A', 'B', 'C', 'D']),
    explanation: markdown,
  })
  .superRefine(({ difficultyLevel, difficultyScore }, context) => {
    const [lowest, highest] = scoreRanges[difficultyLevel]
    if (difficultyScore < lowest || difficultyScore > highest) {
      context.addIssue({
        code: 'custom',
        path: ['difficultyScore'],
        message: `${difficultyLevel} runs from ${lowest} to ${highest}, not ${difficultyScore}`,
      })
    }
  })
export type QuestionSource = z.infer<typeof questionSourceSchema>
