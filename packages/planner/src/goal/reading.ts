import { z } from 'zod'
import { examNames } from './vocabulary/exam-names.ts'

const words = z.string().max(400)
const names = z.array(words).max(60)
const target = z.union([z.number(), words]).nullable()

/**
 * A parsed goal. The keys match the API format. Courses, sections and universities are given by their official full
 * names.
 */
export const readingSchema = z.object({
  exams: z
    .array(
      z.object({
        name: z.enum(examNames).describe('The exam; `other` for exams without a separate name here.'),
        target: target.describe('The target score of the whole exam: a number, the text as typed (`1500+`), or null.'),
      }),
    )
    .max(60)
    .describe('Each intended exam once, in order of appearance.'),
  sections: z
    .array(z.object({ name: words.describe('Such as `SAT Math`.'), target }))
    .max(60)
    .describe('Exam sections that the goal names.'),
  courses: names.describe(
    'Courses by their official full names, such as `AP Calculus BC` or `MHF4U Advanced Functions`.',
  ),
  subjects: names.describe('School subjects, in lower-case English.'),
  topics: names.describe('Topics within subjects, in lower-case English.'),
  universities: names.describe('Universities and university groups, by full English names.'),
  programme: words.nullable().describe('The intended program, in lower-case English.'),
  gpa: words.nullable().describe('The target grade average as typed, `raise`, `maintain`, or null.'),
  excluded: names.describe('Exams, courses and subjects that the student does not want.'),
  assumed: z
    .array(z.object({ kind: z.enum(['exam', 'course', 'target', 'grade']), value: words }))
    .max(60)
    .describe('What the plan adds because the goal does not specify it.'),
  impossible: z
    .array(z.object({ name: words, said: z.number(), scale: z.tuple([z.number(), z.number()]) }))
    .max(60)
    .describe('Scores that the exam does not offer, with the lowest and highest score of its scale.'),
  not_planned: z
    .array(z.object({ text: words, reason: z.enum(['no_topics', 'not_planned_exam', 'not_understood']) }))
    .max(60)
    .describe('What is recognized but cannot be planned for, and text that could not be read.'),
})
export type Reading = z.infer<typeof readingSchema>
