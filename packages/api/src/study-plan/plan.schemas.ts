import { languages } from '@pathwise/i18n/languages'
import { calendarDateSchema } from '@pathwise/planner/calendar'
import { exams } from '@pathwise/planner/data/exams'
import { strategySchema } from '@pathwise/planner/strategy'
import { studyHoursSchema } from '@pathwise/planner/study-plan/study-hours'
import {
  examShares,
  mostExams,
  sharedExamSchema,
  studyPlanSchema,
  studyTaskSchema,
} from '@pathwise/planner/study-plan/study-plan'
import { timeZoneSchema } from '@pathwise/planner/study-plan/time-zone'
import { z } from 'zod'
import { deviceTimeSchema } from '../device-time.schemas.ts'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'
import { practiceLimits } from '../practice/practice.vocabulary.ts'
import { sharedReportSchema } from '../reports/reports.schemas.ts'
import { mostDone } from './study-plan.vocabulary.ts'

const taskKeySchema = studyTaskSchema.shape.key

const done = z.array(taskKeySchema).max(mostDone).default([]).describe('The keys of the completed tasks.')

const examIdSchema = sharedExamSchema.shape.id

const examChoiceInputSchema = z.object({
  id: examIdSchema.describe('The id of the exam in the plan.'),
  date: calendarDateSchema
    .nullable()
    .optional()
    .describe('The exam day; null for none. If absent, the plan chooses one.'),
  share: z.enum(examShares).default('normal').describe("The exam's fraction of the hours, relative to what it needs."),
})
export type ExamChoiceInput = z.infer<typeof examChoiceInputSchema>

export const makePlanInputSchema = z.object({
  strategy: strategySchema.describe('The strategy of the report that the plan is based on.'),
  context: reportContextSchema.describe('The student of the report.'),
  hours: studyHoursSchema
    .nullable()
    .default(null)
    .describe("When the student studies; null uses the report's daily minutes, starting at 18:00."),
  time_zone: timeZoneSchema,
  exam_date: calendarDateSchema
    .nullable()
    .optional()
    .describe('The exam day that the student chose; null for none. If absent, the plan chooses one.'),
  exam_choices: z
    .array(examChoiceInputSchema)
    .max(mostExams)
    .default([])
    .describe("The student's choices for the exams of a goal with several exams."),
  language: z.enum(languages).describe('The language of the study sheets.'),
  done,
  minutes_done_today: z
    .int()
    .min(0)
    .default(0)
    .describe('The minutes of the tasks that were planned for today and are completed.'),
  seen: z
    .array(z.int().positive())
    .max(practiceLimits.seen)
    .default([])
    .describe('The ids of problems answered on this device without an account.'),
})
export type MakePlanInput = z.infer<typeof makePlanInputSchema>

export const examChoiceSchema = z.object({
  exam: z.enum(exams),
  exam_id: examIdSchema.optional().describe('The exam of the plan; absent for goals with one exam.'),
  date: calendarDateSchema.describe('The exam day, or the first day of the exams.'),
  deadline: calendarDateSchema.nullable().describe('The registration deadline; null if schools register students.'),
  is_late: z.boolean().describe('Whether registering now incurs a late fee.'),
  weekly_minutes: z
    .int()
    .nullable()
    .describe('The weekly study minutes that the goal needs until then, by a rule of thumb; null if unknown.'),
  fits: z.boolean().describe("Whether the student's hours are sufficient."),
  recommended: z.boolean().describe('Whether the plan uses this day if the student chooses none.'),
})
export type ExamChoice = z.infer<typeof examChoiceSchema>

export const madePlanSchema = z.object({
  plan: studyPlanSchema,
  today: calendarDateSchema.describe("The day in the student's time zone."),
  hours: studyHoursSchema.describe('The hours that the plan uses.'),
  exams: z.array(examChoiceSchema).describe('The possible exam days, nearest first.'),
})
export type MadePlan = z.infer<typeof madePlanSchema>

/**
 * The plan that a student follows. The schema is strict and versioned, and must keep accepting everything it accepts
 * today, because plans are stored.
 */
export const followedPlanSchema = z.strictObject({
  version: z.literal(1),
  report: sharedReportSchema.describe('The report that the plan is based on.'),
  hours: studyHoursSchema.describe('When the student studies.'),
  time_zone: timeZoneSchema,
  exam_date: calendarDateSchema.nullable().describe('The chosen exam day; null if there is none.'),
  own_days: z
    .array(examIdSchema)
    .max(mostExams)
    .optional()
    .describe('The exams whose day the student entered: their ids, or `exam` in a plan for one exam.'),
  plan: studyPlanSchema.describe('The tasks by day.'),
  changed_at: deviceTimeSchema.describe("When the student last changed the plan, according to the device's clock."),
})
export type FollowedPlan = z.infer<typeof followedPlanSchema>

export const syncFollowedPlanInputSchema = z.object({
  plan: followedPlanSchema.nullable().describe('The plan on this device; null if there is none.'),
})

/** The plan that was changed last on any of the account's devices. */
export const syncedFollowedPlanSchema = z.object({ plan: followedPlanSchema.nullable() })

export const catchUpInputSchema = z.object({
  plan: studyPlanSchema.describe('The plan with missed tasks.'),
  hours: studyHoursSchema.describe('When the student studies.'),
  time_zone: timeZoneSchema,
  done,
})
export type CatchUpInput = z.infer<typeof catchUpInputSchema>

const count = z.int().min(0)

export const caughtUpPlanSchema = z.object({
  plan: studyPlanSchema,
  moved: count.describe('How many open tasks moved to another day.'),
  stay: count.describe('How many open tasks stay on their day.'),
  dropped: count.describe('How many open tasks no longer have a day.'),
})
export type CaughtUpPlan = z.infer<typeof caughtUpPlanSchema>
