import { z } from 'zod'
import { examNames } from './vocabulary/exam-names.ts'

const words = z.string().max(400)
const names = z.array(words).max(60)

/**
 * A parsed goal. The keys match the API format. Courses, sections and universities are given by their official full
 * names.
 */
export const readingSchema = z.object({
  exams: z
    .array(
      z.object({
        name: z.enum(examNames).describe('The exam; `other` is any exam without a name of its own here.'),
        target: z
          .union([z.number(), words])
          .nullable()
          .describe('The wanted score of the whole exam: a number, the text as said (`1500+`), or null.'),
      }),
    )
    .max(60)
    .describe('Each exam that is meant, once, in the order of the text.'),
  sections: z
    .array(z.object({ name: words.describe('Such as `SAT Math`.'), target: z.number().nullable() }))
    .max(60)
    .describe('Sections of an exam that the goal names.'),
  courses: names.describe(
    "Courses by their owners' full names, such as `AP Calculus BC` or `MHF4U Advanced Functions`.",
  ),
  subjects: names.describe('School subjects that are wanted themselves, in lower-case English.'),
  topics: names.describe('Parts of subjects, in lower-case English.'),
  universities: names.describe('Universities and groups of them, by full English names.'),
  programme: words.nullable().describe('What to study there, in lower-case English.'),
  gpa: words.nullable().describe('The wanted grade average as said, `raise`, `maintain`, or null.'),
  excluded: names.describe('Exams, courses and subjects that are not wanted.'),
  assumed: z
    .array(z.object({ kind: z.enum(['exam', 'course', 'target', 'grade']), value: words }))
    .max(60)
    .describe('What the goal does not say and the plan adds.'),
  impossible: z
    .array(z.object({ name: words, said: z.number(), scale: z.tuple([z.number(), z.number()]) }))
    .max(60)
    .describe('Said scores that the exam cannot give, with the lowest and highest score of its scale.'),
  not_planned: z
    .array(z.object({ text: words, reason: z.enum(['no_topics', 'not_planned_exam', 'not_understood']) }))
    .max(60)
    .describe('What is recognised but cannot be planned for, and text that could not be read.'),
})
export type Reading = z.infer<typeof readingSchema>
