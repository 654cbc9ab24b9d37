import {
  answerExams,
  countries,
  grades,
  longestGoal,
  mostCourses,
  presetGoals,
  targetNames,
} from '@pathwise/planner/context'
import { courseIds } from '@pathwise/planner/data/courses'
import { readingSchema } from '@pathwise/planner/goal/reading'
import { areaAnswersSchema } from '@pathwise/planner/shared-answers'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

const country = z.enum(countries).describe("The country of the student's school.")
const grade = z.enum(grades).describe("The student's grade.")

const goalText = z
  .string()
  .trim()
  .min(1)
  .max(longestGoal)
  .describe('A goal as free text, such as `SAT 1500 and AP Calculus`.')

/** Answers to follow-up questions about a vague goal. */
const answers = {
  courses: z
    .array(z.enum(courseIds))
    .min(1)
    .max(mostCourses)
    .optional()
    .describe('The courses that the student chose for an AP or IB goal without an exact course.'),
  exam: z
    .enum(answerExams)
    .optional()
    .describe('The exam that the student chose for a goal that only implies one, such as `1500+`.'),
  targets: z
    .array(
      z.object({
        name: z.enum(targetNames).describe('An exam or section, by its name in `reading`.'),
        target: z.number().min(1).max(1600).describe('The target score, on the scale of the exam or section.'),
      }),
    )
    .max(8)
    .optional()
    .describe('The target scores for exams and sections that the goal names without a score.'),
}

// A copy of the run id's schema, because importing the original would load the run schemas on every page that reads a
// report.
const runIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not a run id')
  .describe('The id of a run: 128 random bits as base64url.')

const runs = z
  .array(runIdSchema)
  .max(4)
  .optional()
  .describe(
    'Finished runs, oldest first. The plan uses their results instead of defaults. Reports do not contain their ids.',
  )

export const runInputSchema = z.object({
  userId: z.string().max(64).optional().describe('Ignored. The quick start sends a fixed demo user.'),
  context: z
    .object({ country, grade, goal: z.enum(presetGoals).describe('A goal from the quick start.'), ...answers })
    .describe('The student that the strategy is for.'),
  runs,
})

export const runForGoalTextInputSchema = z.object({
  context: z.object({ country, grade, goal: goalText, ...answers }).describe('The student that the strategy is for.'),
  runs,
})

/** The context as shared and saved. The goal is a preset or free text. */
export const reportContextSchema = z.object({ country, grade, goal: goalText, ...answers })
export type ReportContext = z.infer<typeof reportContextSchema>

const line = z.string().max(2_000)

/**
 * The result in the format of the spec: plain text in one language. The structured `strategy` makes it possible to
 * render the result in any language. Results from older clients lack a strategy but can still be opened.
 */
export const diagnosticResultSchema = z.object({
  summary: z.string().max(10_000),
  weaknesses: z.array(line).max(50),
  recommendedModules: z.array(line).max(50),
  recommendedProblems: z.array(z.object({ id: z.union([z.number().int(), z.string().max(64)]), title: line })).max(50),
  nextWeekPlan: z.array(z.object({ day: z.string().max(40), tasks: z.array(line).max(50) })).max(14),
  strategy: strategySchema.optional(),
  reading: readingSchema.optional().describe('How the goal was read; absent in older reports.'),
})
export type DiagnosticResult = z.infer<typeof diagnosticResultSchema>

/** The response of a diagnostic. It always contains `reading`, which older stored reports lack. */
export const diagnosticAnswerSchema = diagnosticResultSchema.extend({
  reading: readingSchema.describe('How the goal was read, what the plan adds, and what it omits.'),
  measured_answers: z
    .array(areaAnswersSchema)
    .optional()
    .describe(
      'The answers that the measured areas are based on, if the student shares them. Stored reports have none.',
    ),
})
export type DiagnosticAnswer = z.infer<typeof diagnosticAnswerSchema>
