import { addDays, type CalendarDate } from '../calendar.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { Strategy } from '../strategy.ts'
import { buildDueTasks, buildMeasureTasks, listTimedSections } from './calendar-tasks.ts'
import { buildDateTasks, placeDateTasks } from './date-tasks.ts'
import type { GoalSubject } from './goal-exams.ts'
import {
  chooseTimed,
  findPhases,
  findStart,
  finishWeek,
  interleave,
  type PartWork,
  type Span,
  startWork,
  takeWeekTasks,
} from './part-work.ts'
import { clipPhases } from './phases.ts'
import { listPlanAreas } from './plan-areas.ts'
import { findEnd, isTapered, listPlanDays, type PlannedDay, spendMinutes } from './plan-days.ts'
import type { DatedExam } from './plan-parts.ts'
import { listPrerequisites, planWeek, type WantedTask } from './plan-week.ts'
import { divideIntoWeeks, type Week } from './plan-weeks.ts'
import type { StudyHours } from './study-hours.ts'
import {
  mostTasks,
  type OpenTask,
  type PlanExam,
  type SharedExam,
  type StudyPlan,
  type StudyTask,
} from './study-plan.ts'
import type { Supply } from './supply.ts'
import { findBankEnd, leastMinutes, numberOutsideTasks } from './task-pool.ts'
import { findMonday } from './weeks.ts'

const isInExam = (section: SectionId, exam: Exam) => section.startsWith(`${exam.toLowerCase()}.`)

/** Returns the exams whose date is known, soonest first. */
function listDated(exams: readonly DatedExam[]): PlanExam[] {
  const dated = exams.flatMap(({ exam, date }) => (date === null ? [] : [{ exam, date }]))
  return dated.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Returns the last exam with a date. Returns null if there is none, or if it is over and undated exams are left. */
function findLastExam(dated: readonly PlanExam[], exams: readonly DatedExam[], from: CalendarDate): PlanExam | null {
  const last = dated.at(-1)
  const isOver = last && last.date <= from && dated.length < exams.length
  return !last || isOver ? null : last
}

/** Converts exams to the format stored in a plan, with their phases. */
function describeExams(exams: readonly DatedExam[], span: Span, timedSections: readonly SectionId[]): SharedExam[] {
  return exams.map(({ id, exam, course, date, share }) => {
    const hasTimed = timedSections.some((section) => isInExam(section, exam))
    return { id, exam, ...(course && { course }), date, share, phases: findPhases(span, date, hasTimed) }
  })
}

/** Returns whether a diagnostic in a week can still change the plan: its exam is not over, and no exam is near. */
function isWorthMeasuring({ section }: OpenTask, { first }: Week, dated: readonly PlanExam[]): boolean {
  return dated.every(({ exam, date }) => {
    const isOwn = section !== undefined && isInExam(section, exam)
    return !isTapered(first, date) && !(isOwn && date <= first)
  })
}

/** Adds the exam id to a task that names an exam or section. Plans for a single exam have no exam ids. */
function addExamId<Task extends OpenTask>(task: Task, exams: readonly DatedExam[]): Task {
  const { examId, exam: named, section } = task
  if (examId !== undefined) return task
  const found = exams.find(({ exam }) => exam === named || (section !== undefined && isInExam(section, exam)))
  return found ? { ...task, examId: found.id } : task
}

export interface StudyPlanInput {
  readonly strategy: Strategy
  /** The first day to schedule, in the student's time zone. */
  readonly from: CalendarDate
  /** The last exam, or null if the goal has no exam date. */
  readonly exam: PlanExam | null
  /** All exams in the goal, which share the study hours. */
  readonly exams?: readonly DatedExam[]
  /** The subjects in the goal, whose skills are planned after those of the report. */
  readonly subjects?: readonly GoalSubject[]
  readonly hours: StudyHours
  readonly supply: Supply
  /** Keys of finished tasks, which are not scheduled again. */
  readonly done: ReadonlySet<string>
  /** The minutes that the student has already studied on the first day. */
  readonly minutesDone?: number
}

const sumMinutes = (tasks: readonly { minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

interface OpenWork {
  /** The diagnostics to take as soon as possible. */
  measures: readonly OpenTask[]
  parts: readonly PartWork[]
}

/** Returns the tasks to consider for a week, most important first. */
function chooseTasks(week: Week, { measures, parts }: OpenWork, reviews: readonly OpenTask[]): WantedTask[] {
  const { days, last } = week
  const longest = Math.max(...days.map(({ minutes }) => minutes))
  if (longest < leastMinutes) return []
  const fits = ({ minutes }: OpenTask) => minutes <= longest
  const opening = [
    ...measures.filter(fits),
    ...parts.flatMap((part) => chooseTimed(part, week)).filter(fits),
    ...reviews,
  ]
  const capacity = sumMinutes(days) - sumMinutes(opening)
  const own = parts.map((part) => takeWeekTasks(part, week, capacity * part.share + part.owed, longest))
  return [...opening, ...interleave(own)].map((task) => ({
    task,
    from: findStart(parts, task, week),
    until: last,
    after: listPrerequisites(task),
  }))
}

/** Returns the tasks that are not scheduled, without duplicates. */
function listLeft(rest: readonly OpenTask[], placed: readonly StudyTask[]): OpenTask[] {
  const keys = new Set(placed.map(({ key }) => key))
  return rest.filter(({ key }) => {
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  })
}

const listRest = (parts: readonly PartWork[]) => parts.flatMap(({ timed, pool }) => [...timed, ...pool.listRest()])

interface Frame {
  /** The exams that share the study hours, or none in a plan for a single exam. */
  readonly several: readonly DatedExam[]
  /** The exams whose date is known, soonest first. */
  readonly dated: readonly PlanExam[]
  readonly exam: PlanExam | null
  readonly until: CalendarDate
  /** The section of each area, or null for an area without one. */
  readonly sections: readonly (SectionId | null)[]
  readonly timedSections: readonly SectionId[]
}

function buildFrame({ strategy, from, exam: only, exams = [], supply, done }: StudyPlanInput): Frame {
  const several = exams.length > 1 ? exams : []
  const dated = several.length > 0 ? listDated(several) : only ? [only] : []
  const exam = findLastExam(dated, several, from)
  const sections = listPlanAreas(strategy).map(({ section }) => section)
  const timedSections = exam ? listTimedSections(sections, supply, done) : []
  return { several, dated, exam, until: findEnd(from, exam), sections, timedSections }
}

/**
 * Schedules the work of each week around its date tasks. Stops before the week in which the plan would exceed the
 * maximum number of tasks. Returns the tasks, the work that is left, and the last planned day.
 */
function scheduleWeeks(
  input: StudyPlanInput,
  frame: Frame,
  days: readonly PlannedDay[],
  dateTasks: readonly StudyTask[],
) {
  const { from, supply, done, exams = [], subjects = [] } = input
  const { several, dated, exam, until, sections, timedSections } = frame
  const dates = dated.map(({ date }) => date)
  const isOpen = ({ key }: OpenTask) => !done.has(key)
  const tasks: StudyTask[] = []
  const rest: OpenTask[] = []
  const work: OpenWork = { measures: buildMeasureTasks(sections, supply).filter(isOpen), parts: [] }
  const startParts = (today: CalendarDate) => {
    const planned = new Set(tasks.map(({ key }) => key))
    return startWork({ ...input, until, exams, subjects, exam: exam ? exam.date : null, timedSections, planned }, today)
  }
  /** Returns the open reviews of a week. No problems can be due before the first task is done. */
  const listReviews = (first: CalendarDate) => {
    if (first === from && done.size === 0) return []
    return buildDueTasks(first === from ? findMonday(from) : first).filter(isOpen)
  }
  let end = until
  for (const week of divideIntoWeeks(days, dates)) {
    if (week.first === from || dates.some((date) => addDays(date, 1) === week.first)) {
      rest.push(...listRest(work.parts))
      work.parts = startParts(week.first)
    }
    const measures = work.measures.filter((task) => isWorthMeasuring(task, week, dated))
    const wanted = chooseTasks(week, { ...work, measures }, listReviews(week.first))
    const { placed, left } = planWeek(week.days, wanted)
    const own = dateTasks.filter(({ day }) => day >= week.first && day <= week.last)
    if (tasks.length + own.length + placed.length > mostTasks) {
      const unplaced = wanted.map(({ task }) => task)
      finishWeek(work.parts, [], unplaced)
      end = addDays(week.first, -1)
      break
    }
    const keys = new Set(placed.map(({ key }) => key))
    const all = [...own, ...placed].toSorted((one, other) => one.day.localeCompare(other.day))
    tasks.push(...all.map((task) => addExamId(task, several)))
    work.measures = work.measures.filter(({ key }) => !keys.has(key))
    finishWeek(work.parts, placed, left)
  }
  return { tasks, left: listLeft([...rest, ...listRest(work.parts)], tasks), end }
}

/**
 * Schedules all work up to the exams: sheets before sets, timed modules close to an exam, reviews every week, and half
 * of the usual minutes right before an exam. Several exams share the hours by weight. After an exam, its hours go to
 * the remaining exams. A plan with too many tasks ends early. Pure: the same input always returns the same plan.
 */
export function makeStudyPlan(input: StudyPlanInput): StudyPlan {
  const { strategy, from, hours, done, minutesDone = 0 } = input
  const frame = buildFrame(input)
  const { several, dated, exam, until, timedSections } = frame
  const shared = describeExams(several, { from, until }, timedSections)
  const head = { from, until, exam, ...(shared.length > 0 && { exams: shared }) }
  const open = spendMinutes(listPlanDays({ ...head, hours }), from, minutesDone)
  const hasStudyTime = open.some(({ minutes }) => minutes >= leastMinutes)
  const dateTasks = hasStudyTime ? buildDateTasks(strategy, dated, from, done) : []
  const { placed, days } = placeDateTasks(open, dateTasks)
  const { tasks, left, end } = scheduleWeeks(input, frame, days, placed)
  const bankLastsUntil = findBankEnd(
    tasks,
    dated.map(({ date }) => date),
  )
  return {
    version: 1,
    ...head,
    until: end,
    ...(shared.length > 0 && { exams: shared.map((one) => ({ ...one, phases: clipPhases(one.phases, end) })) }),
    phases: clipPhases(findPhases(head, exam ? exam.date : null, timedSections.length > 0), end),
    tasks: numberOutsideTasks(tasks, done),
    left,
    ...(bankLastsUntil && { bankLastsUntil }),
  }
}
