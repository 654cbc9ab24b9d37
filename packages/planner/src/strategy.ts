import { z } from 'zod'
import { type CalendarDate, calendarDateSchema } from './calendar.ts'
import { type Country, countries, type Grade, grades } from './context.ts'
import { type Exam, exams } from './data/exams.ts'
import { type SkillId, type Subject, skillRows, subjects } from './data/skills.ts'
import { type Phrase, phraseSchema, termSchema } from './phrase.ts'
import type { Term } from './terms.ts'
import { type Weekday, weekdays } from './weekday.ts'

/** An area to work on. `area` is an exam domain, or a skill when the exam has no weighted domains. */
export interface FocusArea {
  area: Term
  subject: Subject
  /** The exam of the area; null for a plan by subject. */
  exam: Exam | null
  /** The skills to work on now, in study order. */
  skills: SkillId[]
  stance: 'learn' | 'practise'
  /** Share of the whole plan's weight, 0 to 1. */
  weight: number
  /**
   * Expected place on the exam's own scale today, 0 (lowest score) to 1 (highest). It is an expectation for the grade,
   * not a measurement.
   */
  mastery: number
  /** The place that the goal requires, on the same scale. */
  target: number
  /** Minutes per week. */
  minutes: number
  why: Phrase
}

export interface PlanTask {
  kind: 'learn' | 'practise' | 'timed' | 'review'
  minutes: number
  skill: SkillId | null
  /** Ids of recommended problems to solve in this task. */
  problemIds: number[]
  text: Phrase
}

export interface PlanDay {
  weekday: Weekday
  /** The sum of the tasks' minutes; 0 on a rest day. */
  minutes: number
  tasks: PlanTask[]
}

export interface UpcomingDate {
  kind: 'sitting' | 'registration' | 'window' | 'application' | 'reply'
  exam: Exam
  date: CalendarDate
  /** The last day of a window; null for a single day. */
  endDate: CalendarDate | null
  /**
   * Confidence of the exam fact: A official, B several sources, C one source, D derived. All but A need a 'check the
   * official site' note.
   */
  confidence: 'A' | 'B' | 'C' | 'D'
  /** 'expected': follows the pattern of past years. 'conflicting': sources disagree; the earliest day is given. */
  certainty: 'published' | 'expected' | 'conflicting'
  /** Whether to show the date first and large. */
  emphasis: boolean
  /** The id of the exam fact that contains the date. */
  fact: string
  label: Phrase
}

export interface RecommendedModule {
  module: Term
  why: Phrase
}

export interface RecommendedProblem {
  id: number
  /** The question's own title: the only free text in a strategy. */
  title: string
  skill: SkillId
}

/** The result of a diagnostic. It contains only keys and values, so that it can be shown in any language later. */
export interface Strategy {
  version: 1
  context: { country: Country; grade: Grade; today: CalendarDate }
  goals: Phrase[]
  /** Three to five sentences. */
  summary: Phrase[]
  focus: FocusArea[]
  modules: RecommendedModule[]
  problems: RecommendedProblem[]
  week: { minutes: number; days: PlanDay[] }
  dates: UpcomingDate[]
}

/** Maximum length of a problem's title in a strategy, in characters. */
export const longestTitle = 500

const share = z.number().min(0).max(1)
const minutes = z.int().min(0).max(1440)
const skill = z.enum(skillRows.map((row) => row.id))
const problemId = z.int().positive()

/**
 * Reads a stored strategy. Strict: rejects an unknown version, key, phrase or term, so that a strategy is never shown
 * in part. Strategies are stored forever, so everything that it accepts today must stay valid (see
 * fixtures/strategy-v1).
 */
export const strategySchema: z.ZodType<Strategy> = z.strictObject({
  version: z.literal(1),
  context: z.strictObject({ country: z.enum(countries), grade: z.enum(grades), today: calendarDateSchema }),
  goals: z.array(phraseSchema).min(1).max(8),
  summary: z.array(phraseSchema).min(1).max(8),
  focus: z
    .array(
      z.strictObject({
        area: termSchema,
        subject: z.enum(subjects),
        exam: z.enum(exams).nullable(),
        skills: z.array(skill).min(1).max(20),
        stance: z.enum(['learn', 'practise']),
        weight: share,
        mastery: share,
        target: share,
        minutes,
        why: phraseSchema,
      }),
    )
    .max(12),
  modules: z.array(z.strictObject({ module: termSchema, why: phraseSchema })).max(12),
  problems: z.array(z.strictObject({ id: problemId, title: z.string().max(longestTitle), skill })).max(20),
  week: z.strictObject({
    minutes: z.int().min(0).max(10_080),
    days: z
      .array(
        z.strictObject({
          weekday: z.enum(weekdays),
          minutes,
          tasks: z
            .array(
              z.strictObject({
                kind: z.enum(['learn', 'practise', 'timed', 'review']),
                minutes,
                skill: skill.nullable(),
                problemIds: z.array(problemId).max(20),
                text: phraseSchema,
              }),
            )
            .max(12),
        }),
      )
      .max(7),
  }),
  dates: z
    .array(
      z.strictObject({
        kind: z.enum(['sitting', 'registration', 'window', 'application', 'reply']),
        exam: z.enum(exams),
        date: calendarDateSchema,
        endDate: calendarDateSchema.nullable(),
        confidence: z.enum(['A', 'B', 'C', 'D']),
        certainty: z.enum(['published', 'expected', 'conflicting']),
        emphasis: z.boolean(),
        fact: z.string().max(60),
        label: phraseSchema,
      }),
    )
    .max(20),
})
