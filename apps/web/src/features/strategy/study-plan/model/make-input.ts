import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import type {
  ExamChoiceInput,
  FollowedPlan,
  MadePlan,
  makePlanInputSchema,
} from '@pathwise/api/study-plan/plan.schemas'
import { type Language, languages } from '@pathwise/i18n/languages'
import type { Strategy } from '@pathwise/planner/strategy'
import { defaultHours, type StudyHours } from '@pathwise/planner/study-plan/study-hours'
import { mostTasks, type StudyPlan, type StudyTask } from '@pathwise/planner/study-plan/study-plan'
import type { z } from 'zod'
import type { Report } from '../../report.ts'
import { isSameJson } from './same-json.ts'

/** A report with a strategy, from which a study plan can be created. */
export type PlannableReport = Report & { readonly result: { readonly strategy: Strategy } }

export function isPlannable(report: Report): report is PlannableReport {
  return report.result.strategy !== undefined
}

export interface PlanChoice {
  readonly report: PlannableReport
  /** Null selects the default hours of the report. */
  readonly hours: StudyHours | null
  readonly timeZone: string
  /** Null means no exam day. Undefined selects the day that the server recommends. */
  readonly examDate: string | null | undefined
  /** The day of each exam and its share of the study hours, if there are several exams. */
  readonly exams?: readonly ExamChoiceInput[]
  /** The keys of the exams whose day the student entered. Undefined keeps them while the goal is the same. */
  readonly ownDays?: readonly string[]
}

interface Known {
  /** The keys of completed tasks. */
  readonly done: readonly string[]
  readonly minutesDoneToday?: number
  /** The ids of problems answered on this device, newest first. */
  readonly seen: readonly number[]
  readonly language: string
}

/** Returns whether the hours equal the report's default hours. */
export function isDefaultHours({ result }: PlannableReport, hours: StudyHours): boolean {
  return isSameJson(defaultHours(result.strategy), hours)
}

/** The paid feature that the chosen hours require. */
export type HoursFeature = 'busy_times' | 'own_hours'

export function findHoursFeature(hours: StudyHours | null): HoursFeature {
  return hours?.free ? 'busy_times' : 'own_hours'
}

export function findLanguage(language: string): Language {
  return languages.find((one) => one === language) ?? 'en'
}

/** Returns the exam day of a plan, or null if it is not after today. The server accepts only future days. */
export function findComingExamDate({ exam_date: date }: Pick<FollowedPlan, 'exam_date'>, today: string): string | null {
  return date !== null && date > today ? date : null
}

/** Returns the student's choices for each exam, if the plan has several. */
export function listExamChoices({ exams = [] }: Pick<StudyPlan, 'exams'>): ExamChoiceInput[] {
  return exams.map(({ id, date, share }) => ({ id, date, share }))
}

/** Returns the key of an exam in `own_days`. */
export function findExamKey({ id }: { readonly id?: string | undefined }): string {
  return id ?? 'exam'
}

export function findOwnDays(
  { ownDays, report }: Pick<PlanChoice, 'ownDays' | 'report'>,
  followedPlan: Pick<FollowedPlan, 'own_days' | 'report'> | undefined,
): readonly string[] {
  const isSameGoal = report.context.goal === followedPlan?.report.context.goal
  return ownDays ?? ((isSameGoal && followedPlan.own_days) || [])
}

/** Builds the input of `studyPlan.make`. Default hours are sent as null, because custom hours require a paid plan. */
export function buildMakeInput(
  { report, hours, timeZone, examDate, exams = [] }: PlanChoice,
  known: Known,
): z.input<typeof makePlanInputSchema> {
  return {
    strategy: report.result.strategy,
    context: report.context,
    hours: hours && !isDefaultHours(report, hours) ? hours : null,
    time_zone: timeZone,
    exam_date: examDate,
    exam_choices: [...exams],
    language: findLanguage(known.language),
    done: [...known.done],
    minutes_done_today: known.minutesDoneToday,
    seen: known.seen.slice(0, practiceLimits.seen),
  }
}

/**
 * The `changed_at` of a plan that the student has never changed. It is earlier than any real time, so that a changed
 * plan takes precedence.
 */
export const neverChanged = '1970-01-01T00:00:00.000Z'

interface Before {
  readonly followedPlan: FollowedPlan
  readonly isDone: (task: Pick<StudyTask, 'key'>) => boolean
}

/**
 * Builds the plan to follow from the server's response. If the goal is the same, keeps the completed tasks of the
 * previous plan on their days.
 */
export function buildFollowedPlan(
  choice: Pick<PlanChoice, 'ownDays' | 'report' | 'timeZone'>,
  { plan, hours }: Pick<MadePlan, 'hours' | 'plan'>,
  changedAt: string,
  before?: Before,
): FollowedPlan {
  const { report, timeZone } = choice
  const ownDays = findOwnDays(choice, before?.followedPlan)
  const known = new Set(plan.tasks.map(({ key }) => key))
  const isSameGoal = isSameJson(before?.followedPlan.report.context, report.context)
  const done =
    isSameGoal && before
      ? before.followedPlan.plan.tasks.filter((task) => before.isDone(task) && !known.has(task.key))
      : []
  const kept = done.slice(Math.max(0, done.length + plan.tasks.length - mostTasks))
  return {
    version: 1,
    report,
    hours,
    time_zone: timeZone,
    exam_date: plan.exam?.date ?? null,
    ...(ownDays.length > 0 && { own_days: [...ownDays] }),
    plan: { ...plan, tasks: [...kept, ...plan.tasks].toSorted((one, other) => one.day.localeCompare(other.day)) },
    changed_at: changedAt,
  }
}
