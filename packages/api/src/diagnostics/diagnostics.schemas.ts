import { countries, grades, presetGoals } from '@pathwise/planner/context'
import { strategySchema } from '@pathwise/planner/strategy'
import { z } from 'zod'

const country = z.enum(countries)
const grade = z.enum(grades)

/** A goal as free text, as the profile form accepts it. */
const goalText = z.string().trim().min(1).max(200)

export const runInputSchema = z.object({
  /** Ignored: the quick start sends a fixed demo user. */
  userId: z.string().max(64).optional(),
  context: z.object({ country, grade, goal: z.enum(presetGoals) }),
})

export const runForGoalTextInputSchema = z.object({
  context: z.object({ country, grade, goal: goalText }),
})

/** The context as it is shared and saved: the goal is a preset or free text. */
export const reportContextSchema = z.object({ country, grade, goal: goalText })
export type ReportContext = z.infer<typeof reportContextSchema>

const line = z.string().max(2_000)

/**
 * The spec's result as plain text in one language, plus the structured strategy that renders in any language. Results
 * of older clients have no strategy but still open.
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
