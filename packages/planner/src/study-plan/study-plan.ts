import { z } from 'zod'
import { calendarDateSchema } from '../calendar.ts'
import { courseIds } from '../data/courses.ts'
import { exams, sectionIds } from '../data/exams.ts'
import { skillIds } from '../data/skills.ts'

const skill = z.enum(skillIds)
const minutes = z.int().min(5).max(600)

export const phaseKinds = ['learn', 'practise', 'mixed', 'timed', 'taper'] as const
export type PhaseKind = (typeof phaseKinds)[number]

/**
 * What a task opens: a study sheet (`learn`), a set for one skill (`practise`) or for several (`mixed`), the due
 * problems (`due`), a timed module (`timed`), a diagnostic (`measure`), the exam's official practice (`official`), a
 * subject guide for work with the student's own material (`own`), or a deadline (`date`).
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

/** The id of one of several exams: the course for AP and IB, otherwise the exam's name. */
export const examId = z
  .string()
  .max(60)
  .regex(/^[\w.-]+$/)

export const studyTaskSchema = z.strictObject({
  /** The task's id within its plan: visible ASCII without spaces. The same work has the same key in every plan. */
  key: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/),
  kind: z.enum(studyTaskKinds),
  minutes,
  /** The day in the student's time zone. */
  day: calendarDateSchema,
  /** The skills that the task covers; exactly one for `learn` and `practise`. */
  skills: z.array(skill).max(20),
  /** The exam or section of a `timed`, `measure`, `official` or `date` task. */
  exam: z.enum(exams).optional(),
  section: z.enum(sectionIds).optional(),
  /**
   * The number of the set, module or session among tasks of the same kind, starting at 1. Absent if there is only one.
   */
  number: z.int().min(1).max(9_999).optional(),
  /** The name of the sheet that a `learn` task opens. */
  sheet: z.string().max(80).optional(),
  /** In a plan for several exams: the id of the exam that the task prepares for. Absent for reviews of due problems. */
  examId: examId.optional(),
  /** For a `date` task: the id of the exam fact, and the deadline. */
  fact: z.string().max(60).optional(),
  deadline: calendarDateSchema.optional(),
})
export type StudyTask = z.infer<typeof studyTaskSchema>

const phaseSchema = z.strictObject({ kind: z.enum(phaseKinds), from: calendarDateSchema, until: calendarDateSchema })
export type Phase = z.infer<typeof phaseSchema>

/** The exam that a plan prepares for. */
export const planExamSchema = z.strictObject({ exam: z.enum(exams), date: calendarDateSchema })
export type PlanExam = z.infer<typeof planExamSchema>

/** Whether an exam gets less, the usual or more study time, relative to what it needs. */
export const examShares = ['less', 'normal', 'more'] as const
export type ExamShare = (typeof examShares)[number]

/** One of several exams that share the study hours of a plan. */
export const sharedExamSchema = z.strictObject({
  id: examId,
  exam: z.enum(exams),
  course: z.enum(courseIds).optional(),
  /** Null if the exam date is unknown. */
  date: calendarDateSchema.nullable(),
  share: z.enum(examShares),
  phases: z.array(phaseSchema).max(phaseKinds.length),
})
export type SharedExam = z.infer<typeof sharedExamSchema>

/** The maximum number of exams that share the study hours of a plan. */
export const mostExams = 12

/** The maximum number of tasks in a plan. */
export const mostTasks = 600

/**
 * The tasks before the exam. The schema is strict because plans are stored: an unknown version is never shown
 * partially, and everything that the schema accepts today must stay valid.
 */
export const studyPlanSchema = z.strictObject({
  version: z.literal(1),
  from: calendarDateSchema,
  /** The last day of the plan. This is the day before the exam unless the exam is too far away. */
  until: calendarDateSchema,
  /** The last exam. Null for a goal that has no exam date. */
  exam: planExamSchema.nullable(),
  /** The exams when the goal names several, in the order in which the goal names them. */
  exams: z.array(sharedExamSchema).min(2).max(mostExams).optional(),
  phases: z.array(phaseSchema).max(phaseKinds.length),
  /** The tasks, sorted by day and then in study order. */
  tasks: z.array(studyTaskSchema).max(mostTasks),
  /** The tasks that did not fit before the exam, greatest need first, with their minutes. */
  left: z.array(studyTaskSchema.omit({ day: true })).max(mostTasks),
  /**
   * The first day on which the question bank has no unseen sets left for a skill in the plan. Absent if there are
   * enough sets.
   */
  bankLastsUntil: calendarDateSchema.optional(),
})
export type StudyPlan = z.infer<typeof studyPlanSchema>

/** An unscheduled task. */
export type OpenTask = Omit<StudyTask, 'day'>
