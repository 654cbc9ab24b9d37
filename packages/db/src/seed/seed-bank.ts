import { z } from 'zod'

const seedQuestionSchema = z.strictObject({
  legacyId: z.string(),
  title: z.string(),
  subject: z.string(),
  course: z.string(),
  gradeCode: z.string(),
  educationLevel: z.string(),
  difficultyLevel: z.string(),
  difficultyScore: z.number(),
  questionType: z.string(),
  hasMathml: z.boolean(),
  mathComplexity: z.number(),
  skillTags: z.array(z.string()),
  latexExpressions: z.array(z.string()),
  body: z.string(),
  bodyText: z.string(),
  choices: z.array(z.strictObject({ id: z.string(), html: z.string() })),
  answer: z.string(),
  explanation: z.string(),
})

/** The compiled question bank, `generated/seed-questions.json`. */
export const seedBankSchema = z.strictObject({
  /** SHA-256 of the questions as JSON, in hexadecimal. */
  checksum: z.string(),
  questions: z.array(seedQuestionSchema),
})

export type SeedQuestion = z.infer<typeof seedQuestionSchema>
export type SeedBank = z.infer<typeof seedBankSchema>
