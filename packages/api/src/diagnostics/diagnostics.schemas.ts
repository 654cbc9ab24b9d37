import { countries, grades, presetGoals } from '@pathwise/planner/context'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

const country = z.enum(countries).describe("The country of the student's school.")
const grade = z.enum(grades).describe("The student's grade.")

const goalText = z.string().trim().min(1).max(200).describe('A goal as free text, such as `SAT 1500 and AP Calculus`.')

export const runInputSchema = z.object({
  userId: z.string().max(64).optional().describe('Ignored: the quick start sends a fixed demo user.'),
  context: z
    .object({ country, grade, goal: z.enum(presetGoals).describe('A goal of the quick start.') })
    .describe('The student for whom the strategy is planned.'),
})

export const runForGoalTextInputSchema = z.object({
  context: z.object({ country, grade, goal: goalText }).describe('The student for whom the strategy is planned.'),
})

/** The context as it is shared and saved: the goal is a preset or free text. */
export const reportContextSchema = z.object({ country, grade, goal: goalText })
export type ReportContext = z.infer<typeof reportContextSchema>

const line = z.string().max(2_000)

/**
 * The spec's result as plain text in one language, plus the structured strategy, which can be rendered in any language.
 * Results from older clients have no strategy but still open.
 */
export const diagnosticResultSchema = z.object({
  summary: z.string().max(10_000),
  weaknesses: z.array(line).max(50),
  recommendedModules: z.array(line).max(50),
  recommendedProblems: z.array(z.object({ id: z.union([z.number().int(), z.string().max(64)]), title: line })).max(50),
  nextWeekPlan: z.array(z.object({ day: z.string().max(40), tasks: z.array(line).max(50) })).max(14),
  strategy: strategySchema.optional(),
})
export type DiagnosticResult = z.infer<typeof diagnosticResultSchema>
