import { z } from 'zod'
import { calendarDateSchema } from './calendar.ts'
import { countries, grades } from './context.ts'
import { exams } from './data/exams.ts'
import { skillIds, subjects } from './data/skills.ts'
import { phraseSchema, termSchema } from './phrase.ts'
import { weekdays } from './weekday.ts'

/** The maximum length of a problem title, in characters. */
export const longestTitle = 500

const share = z.number().min(0).max(1)
const minutes = z.int().min(0).max(1440)
const skill = z.enum(skillIds)
const problemId = z.int().positive()

/** An area to work on: an exam domain, or a skill if the exam has no weighted domains. */
const plainAreaSchema = z.strictObject({
  area: termSchema,
  subject: z.enum(subjects),
  /** Null in a plan organized by subject. */
  exam: z.enum(exams).nullable(),
  /** The skills to work on now, in study order. */
  skills: z.array(skill).min(1).max(20),
  stance: z.enum(['learn', 'practise']),
  /** The area's fraction of the total weight, 0 to 1. */
  weight: share,
  /**
   * The expected level as a position on the exam's scale, 0 to 1. The level follows from the grade or from a current
   * score in the goal, without a measurement.
   */
  mastery: share,
  /** Set only if the level comes from a current score in the goal. */
  own: z.literal(true).optional(),
  /**
   * `mastery` and `target` as section scores, with the section's maximum score. Missing for areas that belong to no
   * section.
   */
  points: z.strictObject({ now: z.int().min(0), target: z.int().min(0), highest: z.int().min(1) }).optional(),
  /** The required level, on the same scale as `mastery`. */
  target: share,
  /** Minutes per week. */
  minutes,
  why: phraseSchema,
})

const moduleSchema = z.strictObject({ module: termSchema, why: phraseSchema })
export type RecommendedModule = z.infer<typeof moduleSchema>

const problemSchema = z.strictObject({
  id: problemId,
  /** A problem's title is the only free text in a strategy. */
  title: z.string().max(longestTitle),
  skill,
})
export type RecommendedProblem = z.infer<typeof problemSchema>

const taskSchema = z.strictObject({
  kind: z.enum(['learn', 'practise', 'timed', 'review']),
  minutes,
  skill: skill.nullable(),
  /** The recommended problems to solve during the task. */
  problemIds: z.array(problemId).max(20),
  text: phraseSchema,
})
export type PlanTask = z.infer<typeof taskSchema>

const daySchema = z.strictObject({
  weekday: z.enum(weekdays),
  /** The total minutes of all tasks, or 0 on a rest day. */
  minutes,
  tasks: z.array(taskSchema).max(12),
})
export type PlanDay = z.infer<typeof daySchema>

const upcomingDateSchema = z.strictObject({
  kind: z.enum(['sitting', 'registration', 'window', 'application', 'reply']),
  exam: z.enum(exams),
  date: calendarDateSchema,
  /** The last day of a window, or null for a single day. */
  endDate: calendarDateSchema.nullable(),
  /**
   * Confidence of the exam facts: A is official, B has several sources, C has one source, D is derived. Dates below A
   * must be shown with a note to check the official site.
   */
  confidence: z.enum(['A', 'B', 'C', 'D']),
  /**
   * An 'expected' date is estimated from past years. If sources disagree, the certainty is 'conflicting', and the date
   * is the earliest one.
   */
  certainty: z.enum(['published', 'expected', 'conflicting']),
  /** Whether to show this date before the others and in a larger size. */
  emphasis: z.boolean(),
  /** The id of the exam fact that the date comes from. */
  fact: z.string().max(60),
  label: phraseSchema,
})
export type UpcomingDate = z.infer<typeof upcomingDateSchema>

/** A plan without measurements. */
const expectedStrategySchema = z.strictObject({
  version: z.literal(1),
  context: z.strictObject({ country: z.enum(countries), grade: z.enum(grades), today: calendarDateSchema }),
  goals: z.array(phraseSchema).min(1).max(8),
  /** Contains three to nine sentences, and up to three more about assumptions and omitted parts of the goal. */
  summary: z.array(phraseSchema).min(1).max(12),
  focus: z.array(plainAreaSchema).max(12),
  modules: z.array(moduleSchema).max(12),
  problems: z.array(problemSchema).max(20),
  week: z.strictObject({ minutes: z.int().min(0).max(10_080), days: z.array(daySchema).max(7) }),
  dates: z.array(upcomingDateSchema).max(20),
})

/**
 * An area measured by a run. Levels are fractions of our medium-difficulty questions, and `mastery` is the midpoint of
 * the range. There are no scores, because we cannot convert these fractions to scores yet.
 */
const levelSchema = plainAreaSchema.extend({
  own: z.never().optional(),
  points: z.never().optional(),
  /** The true value is between `low` and `high` with a probability of 80%. */
  low: share,
  high: share,
  /** Whether over half of the information comes from items whose difficulty was guessed from the author's level. */
  provisional: z.boolean(),
  /** The number of answers behind the level. */
  answers: z.int().min(0).max(200),
})

/** The part of an answer that may be shared: skill and outcome, but not the question. */
export const measuredAnswerSchema = z.strictObject({
  /** The zero-based position in the run. */
  position: z.int().min(0).max(200),
  skill,
  outcome: z.enum(['right', 'wrong', 'unknown']),
})

const isRange = ({ low, high }: { low: number; high: number }) => low <= high

const measuredAreaSchema = levelSchema
  .extend({
    basis: z.literal('measured'),
    verdict: z.enum(['needs_work', 'on_track', 'not_sure']),
    /** Present only if the student chose to share the answers. */
    sharedAnswers: z.array(measuredAnswerSchema).min(1).max(200).optional(),
  })
  .refine(isRange, 'the range ends before it starts')

/** The level of an area in which the student answered no items, inferred from answers in related areas. */
const inferredAreaSchema = levelSchema
  .extend({ basis: z.literal('inferred'), verdict: z.literal('inferred') })
  .refine(isRange, 'the range ends before it starts')

const areaSchema = z.discriminatedUnion('basis', [
  measuredAreaSchema,
  inferredAreaSchema,
  plainAreaSchema.extend({ basis: z.literal('expected') }),
])

/** A plan with at least one measured section. Each area states what its level is based on. */
const measuredStrategySchema = expectedStrategySchema.extend({
  version: z.literal(2),
  /** Contains the same sentences as in version 1, and up to four more about the measurement. */
  summary: z.array(phraseSchema).min(1).max(16),
  focus: z.array(areaSchema).max(12),
  /**
   * The study hours needed to reach the SAT goal, computed from the measured levels of all areas, including those that
   * `focus` omits. Older reports lack this field.
   */
  satHours: z.number().min(0).max(1_000).optional(),
})

/**
 * The result of a diagnostic, as keys and values that can be rendered in any language. The schema rejects unknown
 * versions, keys, phrases and terms, so that a strategy is never shown in part. Strategies are stored forever: what is
 * valid today must stay valid (see fixtures/strategy-v1 and fixtures/strategy-v2).
 */
export const strategySchema = z.discriminatedUnion('version', [expectedStrategySchema, measuredStrategySchema])
export type Strategy = z.infer<typeof strategySchema>
export type MeasuredStrategy = z.infer<typeof measuredStrategySchema>
export type FocusArea = Strategy['focus'][number]

/** A focus area that states what its level is based on. */
export type BasedArea = z.infer<typeof areaSchema>
export type LeveledArea = Exclude<BasedArea, { basis: 'expected' }>

/** Returns whether the level of an area is measured or inferred. */
export function isLeveled(area: FocusArea): area is LeveledArea {
  return 'basis' in area && area.basis !== 'expected'
}
