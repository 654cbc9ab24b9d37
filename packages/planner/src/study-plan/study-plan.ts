import { z } from 'zod'
import { calendarDateSchema } from '../calendar.ts'
import { courseIds } from '../data/courses.ts'
import { exams, sectionIds } from '../data/exams.ts'
import { skillIds } from '../data/skills.ts'
import { deadlineKinds } from '../dates/deadline-kinds.ts'

const skill = z.enum(skillIds)
const minutes = z.int().min(5).max(600)

export const phaseKinds = ['learn', 'practise', 'mixed', 'timed', 'taper'] as const
export type PhaseKind = (typeof phaseKinds)[number]

/**
 * What a task opens: a study sheet (`learn`), a set for one skill (`practise`) or several (`mixed`), problems due for
 * review (`due`), a timed module (`timed`), a diagnostic (`measure`), official practice (`official`), a subject guide
 * to use with the student's own material (`own`), or a deadline (`date`).
 */
export const studyTaskKinds = [
  'learn',
  'practise',
  'mixed',
  'due',
  'timed',
  'measure',
  'official',
  'own',
  'date',
] as const
export type StudyTaskKind = (typeof studyTaskKinds)[number]

/** Identifies an exam in a plan for several exams. It is the course for AP and IB, otherwise the exam. */
export const examId = z
  .string()
  .max(60)
  .regex(/^[\w.-]+$/)

export const studyTaskSchema = z.strictObject({
  /** The id within a plan: ASCII without spaces. The same work has the same key in every plan. */
  key: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/),
  kind: z.enum(studyTaskKinds),
  minutes,
  /** In the student's time zone. */
  day: calendarDateSchema,
  /** The skills that the task trains: exactly one for `learn` and `practise`. */
  skills: z.array(skill).max(20),
  /** Set only for `timed`, `measure`, `official` and `date` tasks. */
  exam: z.enum(exams).optional(),
  section: z.enum(sectionIds).optional(),
  /**
   * The position among tasks of the same kind and topic, from 1. Undefined for kinds that do not repeat, such as
   * `learn`.
   */
  number: z.int().min(1).max(9_999).optional(),
  sheet: z.string().max(80).optional(),
  /** The exam that the task prepares for, in a plan for several exams. Reviews have none. */
  examId: examId.optional(),
  /** For `date` tasks: the exam fact and the deadline. */
  fact: z.string().max(60).optional(),
  deadline: calendarDateSchema.optional(),
  /** Set only for `date` tasks. Tasks in older plans lack it. */
  deadlineKind: z.enum(deadlineKinds).optional(),
})
export type StudyTask = z.infer<typeof studyTaskSchema>

const phaseSchema = z.strictObject({ kind: z.enum(phaseKinds), from: calendarDateSchema, until: calendarDateSchema })
export type Phase = z.infer<typeof phaseSchema>

export const planExamSchema = z.strictObject({ exam: z.enum(exams), date: calendarDateSchema })
export type PlanExam = z.infer<typeof planExamSchema>

/** How much study time an exam gets, compared with the time that it needs. */
export const examShares = ['less', 'normal', 'more'] as const
export type ExamShare = (typeof examShares)[number]

/** One of several exams in a plan. */
export const sharedExamSchema = z.strictObject({
  id: examId,
  exam: z.enum(exams),
  course: z.enum(courseIds).optional(),
  /** Null if unknown. */
  date: calendarDateSchema.nullable(),
  share: z.enum(examShares),
  phases: z.array(phaseSchema).max(phaseKinds.length),
})
export type SharedExam = z.infer<typeof sharedExamSchema>

export const mostExams = 12

export const mostTasks = 600

/**
 * A study plan up to the exam. The schema must continue to accept every valid plan, because plans are stored. It
 * rejects unknown versions, so that a plan is never shown in part.
 */
export const studyPlanSchema = z.strictObject({
  version: z.literal(1),
  from: calendarDateSchema,
  /** The last day of the plan: the day before the exam, or earlier if the exam is too far away. */
  until: calendarDateSchema,
  /** The last exam, or null if the goal has no exam date or only exams without a date are left. */
  exam: planExamSchema.nullable(),
  /** All exams, in the order in which the goal names them. Undefined if there is only one. */
  exams: z.array(sharedExamSchema).min(2).max(mostExams).optional(),
  phases: z.array(phaseSchema).max(phaseKinds.length),
  /** Sorted by day, then in study order. */
  tasks: z.array(studyTaskSchema).max(mostTasks),
  /** Tasks that did not fit before the exam, greatest need first. */
  left: z.array(studyTaskSchema.omit({ day: true })).max(mostTasks),
  /**
   * The first day on which the question bank has no unseen sets left for at least one skill. Undefined if the bank has
   * enough sets.
   */
  bankLastsUntil: calendarDateSchema.optional(),
})
export type StudyPlan = z.infer<typeof studyPlanSchema>

export type OpenTask = Omit<StudyTask, 'day'>
