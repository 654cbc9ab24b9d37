import { calendarDateSchema } from '@pathwise/planner/calendar'
import { countries, grades } from '@pathwise/planner/context'
import { exams, sectionIds } from '@pathwise/planner/data/exams'
import { skillIds } from '@pathwise/planner/data/skills'
import { phraseSchema, termSchema } from '@pathwise/planner/phrase'
import { phaseKinds, studyTaskKinds, studyTaskSchema } from '@pathwise/planner/study-plan/study-plan'
import { timeZoneSchema } from '@pathwise/planner/study-plan/time-zone'
import { z } from 'zod'

const share = z.number().min(0).max(1)
const minutes = z.int().min(5).max(600)

/** A task as shown to a parent. It has the topic, but never the student's results. */
const parentTaskSchema = z.strictObject({
  kind: z.enum(studyTaskKinds),
  day: calendarDateSchema,
  minutes,
  skills: z.array(z.enum(skillIds)).max(20),
  exam: z.enum(exams).optional(),
  section: z.enum(sectionIds).optional(),
  deadlineKind: studyTaskSchema.shape.deadlineKind,
  done: z.boolean(),
})
export type ParentTask = z.infer<typeof parentTaskSchema>

const parentDateSchema = z.strictObject({
  exam: z.enum(exams),
  date: calendarDateSchema,
  /** The last day of an exam that takes several days. Null for a one-day exam. */
  endDate: calendarDateSchema.nullable(),
  label: phraseSchema,
  /** Whether the exam body has published the date. */
  isPublished: z.boolean(),
})
export type ParentDate = z.infer<typeof parentDateSchema>

const parentResultSchema = z.strictObject({
  area: termSchema,
  verdict: z.enum(['needs_work', 'on_track', 'not_sure']),
  /**
   * `low` and `high` bound the student's ability, and `target` is the ability that the goal requires. All three are
   * fractions of medium-difficulty questions.
   */
  low: share,
  high: share,
  target: share,
})
export type ParentResult = z.infer<typeof parentResultSchema>

/** The maximum number of tasks, enough for nine weeks with seven tasks a day. */
const mostTasks = 450

/**
 * What a parent link shows: a copy of the plan, without answers, names or addresses. Parts that the student does not
 * share are null. The schema is strict and versioned, and must keep accepting everything it accepts today, because
 * views are stored (see fixtures/parent-view-v1.json).
 */
export const parentViewSchema = z.strictObject({
  version: z.literal(1),
  country: z.enum(countries),
  grade: z.enum(grades),
  goal: z.string().trim().min(1).max(200).describe("A preset, or the goal in the student's own words."),
  time_zone: timeZoneSchema,
  phases: z
    .array(z.strictObject({ kind: z.enum(phaseKinds), from: calendarDateSchema, until: calendarDateSchema }))
    .max(phaseKinds.length)
    .describe('The parts of the plan.'),
  tasks: z.array(parentTaskSchema).max(mostTasks).nullable().describe('The tasks of the weeks around today, by day.'),
  exam: z
    .strictObject({ exam: z.enum(exams), date: calendarDateSchema })
    .nullable()
    .describe('The exam that the plan is for; null without one, or if dates are hidden.'),
  dates: z.array(parentDateSchema).max(20).nullable().describe('Exam days and deadlines, by date.'),
  results: z.array(parentResultSchema).max(12).nullable().describe('The measured areas.'),
})
export type ParentView = z.infer<typeof parentViewSchema>
