import { z } from 'zod'
import { calendarDateSchema } from './calendar.ts'
import { countries, grades } from './context.ts'
import { exams } from './data/exams.ts'
import { skillIds, subjects } from './data/skills.ts'
import { phraseSchema, termSchema } from './phrase.ts'
import { weekdays } from './weekday.ts'

/** The maximum length of a problem title in a strategy, in characters. */
export const longestTitle = 500

const share = z.number().min(0).max(1)
const minutes = z.int().min(0).max(1440)
const skill = z.enum(skillIds)
const problemId = z.int().positive()

/** An area to work on. `area` is an exam domain, or a skill when the exam has no weighted domains. */
const plainAreaSchema = z.strictObject({
  area: termSchema,
  subject: z.enum(subjects),
  /** The area's exam; null for a plan organized by subject. */
  exam: z.enum(exams).nullable(),
  /** The skills to work on now, in study order. */
  skills: z.array(skill).min(1).max(20),
  stance: z.enum(['learn', 'practise']),
  /** The area's fraction of the plan's total weight, from 0 to 1. */
  weight: share,
  /**
   * The expected current level on the exam's scale, from 0 (lowest score) to 1 (highest). It is not measured; it is
   * derived from the grade or from a current score in the goal.
   */
  mastery: share,
  /** Present if the level is derived from a current score in the goal. */
  own: z.literal(true).optional(),
  /**
   * Both levels as scores of the section that tests the area, and the section's maximum score. Absent for an area that
   * is not part of a section.
   */
  points: z.strictObject({ now: z.int().min(0), target: z.int().min(0), highest: z.int().min(1) }).optional(),
  /** The level that the goal requires, on the same scale as the current level. */
  target: share,
  /** Minutes per week. */
  minutes,
  why: phraseSchema,
})

const moduleSchema = z.strictObject({ module: termSchema, why: phraseSchema })
export type RecommendedModule = z.infer<typeof moduleSchema>

const problemSchema = z.strictObject({
  id: problemId,
  /** The question's title, which is the only free text in a strategy. */
  title: z.string().max(longestTitle),
  skill,
})
export type RecommendedProblem = z.infer<typeof problemSchema>

const taskSchema = z.strictObject({
  kind: z.enum(['learn', 'practise', 'timed', 'review']),
  minutes,
  skill: skill.nullable(),
  /** The ids of the recommended problems to solve in this task. */
  problemIds: z.array(problemId).max(20),
  text: phraseSchema,
})
export type PlanTask = z.infer<typeof taskSchema>

const daySchema = z.strictObject({
  weekday: z.enum(weekdays),
  /** The total minutes of the day's tasks; 0 on a rest day. */
  minutes,
  tasks: z.array(taskSchema).max(12),
})
export type PlanDay = z.infer<typeof daySchema>

const upcomingDateSchema = z.strictObject({
  kind: z.enum(['sitting', 'registration', 'window', 'application', 'reply']),
  exam: z.enum(exams),
  date: calendarDateSchema,
  /** The last day of a window; null for a single day. */
  endDate: calendarDateSchema.nullable(),
  /**
   * The confidence of the exam fact: A official, B several sources, C one source, D derived. For all except A, a note
   * to check the official site is required.
   */
  confidence: z.enum(['A', 'B', 'C', 'D']),
  /**
   * 'expected': based on the pattern of past years. 'conflicting': sources disagree, so the date is the earliest one.
   */
  certainty: z.enum(['published', 'expected', 'conflicting']),
  /** Whether to show this date first and in large type. */
  emphasis: z.boolean(),
  /** The id of the exam fact that contains the date. */
  fact: z.string().max(60),
  label: phraseSchema,
})
export type UpcomingDate = z.infer<typeof upcomingDateSchema>

/** A plan based only on expected levels. */
const expectedStrategySchema = z.strictObject({
  version: z.literal(1),
  context: z.strictObject({ country: z.enum(countries), grade: z.enum(grades), today: calendarDateSchema }),
  goals: z.array(phraseSchema).min(1).max(8),
  /** Three to seven sentences, plus up to three about what the plan assumes or which parts of the goal it omits. */
  summary: z.array(phraseSchema).min(1).max(12),
  focus: z.array(plainAreaSchema).max(12),
  modules: z.array(moduleSchema).max(12),
  problems: z.array(problemSchema).max(20),
  week: z.strictObject({ minutes: z.int().min(0).max(10_080), days: z.array(daySchema).max(7) }),
  dates: z.array(upcomingDateSchema).max(20),
})

/**
 * An area measured by a run. Its level and target are fractions of our medium questions, and `mastery` is the midpoint
 * of the range. It has no scores, because we do not know how to convert these fractions to scores.
 */
const levelSchema = plainAreaSchema.extend({
  own: z.never().optional(),
  points: z.never().optional(),
  /** The range from `low` to `high` contains the true value with 80 % probability. */
  low: share,
  high: share,
  /** Whether most of the information comes from items whose difficulty is only a guess. */
  provisional: z.boolean(),
  /** The number of answers that the level is based on. */
  answers: z.int().min(0).max(200),
})

/** An answer in a form that can be shared: its skill and outcome, but not the question. */
export const measuredAnswerSchema = z.strictObject({
  /** The zero-based index of the answer in its run. */
  position: z.int().min(0).max(200),
  skill,
  outcome: z.enum(['right', 'wrong', 'unknown']),
})

const isRange = ({ low, high }: { low: number; high: number }) => low <= high

const measuredAreaSchema = levelSchema
  .extend({
    basis: z.literal('measured'),
    verdict: z.enum(['needs_work', 'on_track', 'not_sure']),
    /** The answers that the level is based on. Present only if the student chose to share them. */
    sharedAnswers: z.array(measuredAnswerSchema).min(1).max(200).optional(),
  })
  .refine(isRange, 'the range ends before it starts')

/** True when the student answered no items in the area itself, but only in related areas. */
const inferredAreaSchema = levelSchema
  .extend({ basis: z.literal('inferred'), verdict: z.literal('inferred') })
  .refine(isRange, 'the range ends before it starts')

const areaSchema = z.discriminatedUnion('basis', [
  measuredAreaSchema,
  inferredAreaSchema,
  plainAreaSchema.extend({ basis: z.literal('expected') }),
])

/** A plan in which at least one section is measured. Every area specifies what its level is based on. */
const measuredStrategySchema = expectedStrategySchema.extend({
  version: z.literal(2),
  /** The same sentences as in version 1, plus up to four sentences about the measurement. */
  summary: z.array(phraseSchema).min(1).max(16),
  focus: z.array(areaSchema).max(12),
})

/**
 * The result of a diagnostic. It contains only keys and values, so that it can be shown in any language later. The
 * schema is strict: it rejects an unknown version, key, phrase or term, so that a strategy is never shown partially.
 * Strategies are stored forever, so everything that is valid today must stay valid (see fixtures/strategy-v1 and
 * fixtures/strategy-v2).
 */
export const strategySchema = z.discriminatedUnion('version', [expectedStrategySchema, measuredStrategySchema])
export type Strategy = z.infer<typeof strategySchema>
export type MeasuredStrategy = z.infer<typeof measuredStrategySchema>
export type FocusArea = Strategy['focus'][number]

/** A focus area and what its level is based on. */
export type BasedArea = z.infer<typeof areaSchema>
export type LeveledArea = Exclude<BasedArea, { basis: 'expected' }>

/** Returns whether a measurement covers an area. */
export function isLeveled(area: FocusArea): area is LeveledArea {
  return 'basis' in area && area.basis !== 'expected'
}
