import { rowFields } from '@pathwise/question-formats/field-row'
import { z } from 'zod'

export const seedQuestionSchema = z.strictObject({
  legacyId: z.string(),
  ...rowFields,
  hasMathml: z.boolean(),
  mathComplexity: z.number(),
  latexExpressions: z.array(z.string()),
  body: z.string(),
  bodyText: z.string(),
  choices: z.array(z.strictObject({ id: z.string(), html: z.string() })),
  answer: z.string(),
  explanation: z.string(),
})

/** The compiled question bank, `generated/questions.json`. */
export const seedBankSchema = z.strictObject({
  /** SHA-256 of the questions as JSON, in hexadecimal. */
  checksum: z.string(),
  questions: z.array(seedQuestionSchema),
})

export type SeedQuestion = z.infer<typeof seedQuestionSchema>
export type SeedBank = z.infer<typeof seedBankSchema>
