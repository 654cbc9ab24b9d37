import { addDays, type CalendarDate } from '../calendar.ts'
import type { Exam, SectionId } from '../data/exams.ts'
import type { Strategy } from '../strategy.ts'
import {
  buildDateTasks,
  buildDueTasks,
  buildMeasureTasks,
  type DatedTask,
  listTimedSections,
} from './calendar-tasks.ts'
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
import { findEnd, isTapered, listPlanDays } from './plan-days.ts'
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
import { leastMinutes, numberOutsideTasks } from './task-pool.ts'

const isInExam = (section: SectionId, exam: Exam) => section.startsWith(`${exam.toLowerCase()}.`)

/** Returns the exam with the latest date, or null if no date is known or only exams without a date are left. */
function findLastExam(exams: readonly DatedExam[], from: CalendarDate): PlanExam | null {
  const dated = exams.flatMap(({ exam, date }) => (date === null ? [] : [{ exam, date }]))
  const last = dated.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  const isOver = last && last.date <= from && dated.length < exams.length
  return !last || isOver ? null : last
}

function listDates(exams: readonly Pick<DatedExam, 'date'>[]): CalendarDate[] {
  return exams.flatMap(({ date }) => date ?? [])
}

/** Converts exams to the format stored in a plan, with their phases. */
function describeExams(exams: readonly DatedExam[], span: Span, timedSections: readonly SectionId[]): SharedExam[] {
  return exams.map(({ id, exam, course, date, share }) => {
    const hasTimed = timedSections.some((section) => isInExam(section, exam))
    return { id, exam, ...(course && { course }), date, share, phases: findPhases(span, date, hasTimed) }
  })
}

/**
 * Returns whether a task's deadline is before the exam date that the student chose. Returns true if either date is
 * missing.
 */
function isBeforeExam({ exam, deadline }: OpenTask, exams: readonly DatedExam[]): boolean {
  const date = exams.find((one) => one.exam === exam)?.date
  return !date || !deadline || deadline < date
}

/** Returns whether a diagnostic in a week can still change the plan: its exam is not over, and no exam is near. */
function isWorthMeasuring(
  { section }: OpenTask,
  { first }: Week,
  exams: readonly Pick<DatedExam, 'date' | 'exam'>[],
): boolean {
  return exams.every(({ exam, date }) => {
    const isOwn = section !== undefined && isInExam(section, exam)
    return date === null || (!isTapered(first, date) && !(isOwn && date <= first))
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
  readonly hours: StudyHours
  readonly supply: Supply
  /** Keys of finished tasks, which are not scheduled again. */
  readonly done: ReadonlySet<string>
}

const sumMinutes = (tasks: readonly { minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

interface OpenWork {
  dates: readonly DatedTask[]
  /** The diagnostics to take as soon as possible. */
  measures: readonly OpenTask[]
  parts: readonly PartWork[]
}

/** Returns the tasks to consider for a week, most important first. */
function chooseTasks(week: Week, { dates, measures, parts }: OpenWork, isFirst: boolean): WantedTask[] {
  const { days, first, last } = week
  const longest = Math.max(...days.map(({ minutes }) => minutes))
  if (longest < leastMinutes) return []
  const fits = ({ minutes }: OpenTask) => minutes <= longest
  const dated = dates.filter(({ task, from, until }) => fits(task) && from <= last && until >= first)
  const opening = [
    ...measures.filter(fits),
    ...parts.flatMap((part) => chooseTimed(part, week)).filter(fits),
    ...(isFirst ? [] : buildDueTasks(first)),
  ]
  const capacity = sumMinutes(days) - sumMinutes(opening) - sumMinutes(dated.map(({ task }) => task))
  const own = parts.map((part) => takeWeekTasks(part, week, capacity * part.share + part.owed, longest))
  return [
    ...dated.map(({ task, from, until }) => ({ task, from, until, after: [] })),
    ...[...opening, ...interleave(own)].map((task) => ({
      task,
      from: findStart(parts, task, week),
      until: last,
      after: listPrerequisites(task),
    })),
  ]
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
const isOutside = ({ kind }: StudyTask) => kind === 'official' || kind === 'own'

/**
 * Schedules all work up to the exams: sheets before sets, timed modules close to an exam, reviews every week, and half
 * of the usual minutes right before an exam. Several exams share the hours by weight, and after each exam the others
 * get its hours. A plan with too many tasks ends early. Pure: the same input always returns the same plan.
 */
export function makeStudyPlan(input: StudyPlanInput): StudyPlan {
  const { strategy, from, hours, supply, done, exams = [] } = input
  const several = exams.length > 1 ? exams : []
  const exam = several.length > 0 ? findLastExam(several, from) : input.exam
  const known = several.length > 0 ? several : exam ? [exam] : []
  const dates = listDates(known)
  const until = findEnd(from, exam)
  const sections = listPlanAreas(strategy).map(({ section }) => section)
  const timedSections = exam ? listTimedSections(sections, supply) : []
  const shared = describeExams(several, { from, until }, timedSections)
  const head = { from, until, exam, ...(shared.length > 0 && { exams: shared }) }
  const isOpen = ({ key }: OpenTask) => !done.has(key)
  const tasks: StudyTask[] = []
  const rest: OpenTask[] = []
  let end = until
  const work: OpenWork = {
    dates: buildDateTasks(strategy, from, until).filter(({ task }) => isOpen(task) && isBeforeExam(task, several)),
    measures: buildMeasureTasks(sections, supply).filter(isOpen),
    parts: [],
  }
  const startParts = (today: CalendarDate) => {
    const finished = new Set([...done, ...tasks.map(({ key }) => key)])
    const lastDay = exam ? exam.date : null
    return startWork({ ...input, from, until, exams, exam: lastDay, timedSections, done: finished }, today)
  }
  for (const week of divideIntoWeeks(listPlanDays({ ...head, hours }), dates)) {
    if (week.first === from || dates.some((date) => addDays(date, 1) === week.first)) {
      rest.push(...listRest(work.parts))
      work.parts = startParts(week.first)
    }
    const measures = work.measures.filter((task) => isWorthMeasuring(task, week, known))
    const wanted = chooseTasks(week, { ...work, measures }, week.first === from)
    const { placed, left } = planWeek(week.days, wanted)
    if (tasks.length + placed.length > mostTasks) {
      finishWeek(
        work.parts,
        [],
        wanted.map(({ task }) => task),
      )
      end = addDays(week.first, -1)
      break
    }
    const keys = new Set(placed.map(({ key }) => key))
    tasks.push(...placed.map((task) => addExamId(task, several)))
    work.measures = work.measures.filter(({ key }) => !keys.has(key))
    work.dates = work.dates.filter(({ task }) => !keys.has(task.key))
    finishWeek(work.parts, placed, left)
  }
  const bankLastsUntil = tasks.find((task) => isOutside(task) && !dates.some((date) => isTapered(task.day, date)))?.day
  return {
    version: 1,
    ...head,
    until: end,
    ...(shared.length > 0 && { exams: shared.map((one) => ({ ...one, phases: clipPhases(one.phases, end) })) }),
    phases: clipPhases(findPhases(head, exam ? exam.date : null, timedSections.length > 0), end),
    tasks: numberOutsideTasks(tasks, done),
    left: listLeft([...rest, ...listRest(work.parts)], tasks),
    ...(bankLastsUntil && { bankLastsUntil }),
  }
}
