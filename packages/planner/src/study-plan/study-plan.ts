import { z } from 'zod'
import { calendarDateSchema } from '../calendar.ts'
import { exams, sectionIds } from '../data/exams.ts'
import { skillRows } from '../data/skills.ts'

const skill = z.enum(skillRows.map((row) => row.id))
const minutes = z.int().min(5).max(600)

export const phaseKinds = ['learn', 'practise', 'mixed', 'timed', 'taper'] as const
export type PhaseKind = (typeof phaseKinds)[number]

/**
 * What a task opens: a study sheet (`learn`), a set of one skill or of several (`practise`, `mixed`), the problems that
 * are due (`due`), a timed module (`timed`), a measurement (`measure`), the official practice of an exam (`official`), the
 * subject's guide for work on material of one's own (`own`), or a deadline (`date`).
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

export const studyTaskSchema = z.strictObject({
  /** The id of the task within its plan; visible ASCII without spaces. The same work has the same key in every plan. */
  key: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/),
  kind: z.enum(studyTaskKinds),
  minutes,
  /** The day in the student's time zone. */
  day: calendarDateSchema,
  /** The skills that the task is about; one for `learn` and `practise`. */
  skills: z.array(skill).max(20),
  /** The exam or section that `timed`, `measure`, `official` and `date` are about. */
  exam: z.enum(exams).optional(),
  section: z.enum(sectionIds).optional(),
  /** Which set, module or session of its kind the task is, from 1; absent where there is only one. */
  number: z.int().min(1).max(9_999).optional(),
  /** The name of the sheet that a `learn` task opens. */
  sheet: z.string().max(80).optional(),
  /** The id of the exam fact of a `date`, and the day of the deadline itself. */
  fact: z.string().max(60).optional(),
  deadline: calendarDateSchema.optional(),
})
export type StudyTask = z.infer<typeof studyTaskSchema>

const phaseSchema = z.strictObject({ kind: z.enum(phaseKinds), from: calendarDateSchema, until: calendarDateSchema })
export type Phase = z.infer<typeof phaseSchema>

/** The exam that a plan leads to. */
export const planExamSchema = z.strictObject({ exam: z.enum(exams), date: calendarDateSchema })
export type PlanExam = z.infer<typeof planExamSchema>

/** Plans keep at most this many tasks: about half a year of seven a week each. */
const mostTasks = 600

/**
 * The tasks from a day to the exam. Strict, because it is stored: an unknown version is never shown in part. What it
 * accepts today must stay valid.
 */
export const studyPlanSchema = z.strictObject({
  version: z.literal(1),
  from: calendarDateSchema,
  /** The last day of the plan: the day before the exam, or the end of the weeks that are planned without one. */
  until: calendarDateSchema,
  /** Null for a goal without an exam day. */
  exam: planExamSchema.nullable(),
  phases: z.array(phaseSchema).max(phaseKinds.length),
  /** By day, then in the order of study. */
  tasks: z.array(studyTaskSchema).max(mostTasks),
  /** What has no place before the exam, in the order of need, and how long it takes. */
  left: z.array(studyTaskSchema.omit({ day: true })).max(mostTasks),
  /** From which day on the bank has no unseen set for a skill of the plan; absent where it lasts. */
  bankLastsUntil: calendarDateSchema.optional(),
})
export type StudyPlan = z.infer<typeof studyPlanSchema>

/** A task without a day. */
export type OpenTask = Omit<StudyTask, 'day'>
