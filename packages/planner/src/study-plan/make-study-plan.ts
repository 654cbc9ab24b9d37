import { addDays, type CalendarDate } from '../calendar.ts'
import type { Strategy } from '../strategy.ts'
import {
  buildDateTasks,
  buildDueTasks,
  buildMeasureTasks,
  buildTimedTasks,
  countPlanModules,
  type DatedTask,
  listTimedSections,
} from './calendar-tasks.ts'
import { buildLanes } from './lanes.ts'
import { dividePhases, findPhase, taperDays } from './phases.ts'
import { listPlanAreas } from './plan-areas.ts'
import { type PlannedDay, planWeek, type WantedTask } from './plan-week.ts'
import { findMinutes, findWeekday, listDays, planUnit, type StudyHours } from './study-hours.ts'
import type { OpenTask, Phase, PhaseKind, PlanExam, StudyPlan, StudyTask } from './study-plan.ts'
import type { Supply } from './supply.ts'
import { createTaskPool, leastMinutes, numberOutsideTasks, type TaskPool } from './task-pool.ts'

/** A plan without an exam day looks this far ahead. */
const daysWithoutExam = 56

/** A plan looks at most this far ahead; what is later is planned when it comes closer. */
const mostDays = 210

/** Mixed sets take this part of a week from the mixed phase on. */
const mixedPart = 0.4

export interface StudyPlanInput {
  readonly strategy: Strategy
  /** The first day that may hold a task, in the student's time zone. */
  readonly from: CalendarDate
  /** Null for a goal without an exam day. */
  readonly exam: PlanExam | null
  readonly hours: StudyHours
  readonly supply: Supply
  /** The keys of tasks that are done: they are not planned again. */
  readonly done: ReadonlySet<string>
}

interface Calendar {
  readonly days: readonly PlannedDay[]
  /** The first day of the last week before the exam; null where the plan ends earlier. */
  readonly taperFrom: CalendarDate | null
}

/** Returns the days of a plan with their minutes. The last days before an exam hold half of the usual minutes. */
function listPlannedDays({ from, exam, hours }: StudyPlanInput): Calendar {
  const wished = exam ? addDays(exam.date, -1) : addDays(from, daysWithoutExam - 1)
  const farthest = addDays(from, mostDays - 1)
  const [until = wished] = [wished, farthest].toSorted()
  const taperFrom = exam && until === wished ? addDays(until, 1 - taperDays) : null
  const days = listDays(from, until).map((date) => {
    const minutes = findMinutes(hours, date)
    const isTapered = taperFrom !== null && date >= taperFrom
    return { date, minutes: isTapered ? Math.floor(minutes / 2 / planUnit) * planUnit : minutes }
  })
  return { days, taperFrom }
}

/** Divides days into weeks that end on Sunday. The last week before an exam begins a week of its own. */
function divideIntoWeeks({ days, taperFrom }: Calendar, phases: readonly Phase[]): Week[] {
  const weeks: PlannedDay[][] = []
  for (const day of days) {
    const current = weeks.at(-1)
    if (!current || findWeekday(day.date) === 'monday' || day.date === taperFrom) weeks.push([day])
    else current.push(day)
  }
  return weeks.flatMap((week): Week[] => {
    const [first, last, middle] = [week[0], week.at(-1), week[Math.floor(week.length / 2)]]
    if (!first || !last || !middle) return []
    return [{ days: week, first: first.date, last: last.date, phase: findPhase(phases, middle.date) }]
  })
}

interface Week {
  readonly days: readonly PlannedDay[]
  readonly first: CalendarDate
  readonly last: CalendarDate
  readonly phase: PhaseKind
}

/** The tasks that belong to certain weeks, and the areas' tasks. */
interface OpenWork {
  dates: readonly DatedTask[]
  /** The measurements, for the first week. */
  measures: readonly OpenTask[]
  timed: readonly OpenTask[]
  readonly timedPerWeek: number
  readonly pool: TaskPool
}

const sumMinutes = (tasks: readonly { minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Returns the keys of the tasks before a task: the sheet of its skill, and the set before it. */
function listPrerequisites({ kind, skills, number = 1 }: OpenTask): string[] {
  if (kind !== 'practise') return []
  return skills.flatMap((skill) => [`learn.${skill}`, `practise.${skill}.${number - 1}`])
}

/** Chooses the tasks of a week, the most important first. */
function chooseTasks(week: Week, work: OpenWork, isFirst: boolean): WantedTask[] {
  const { phase, days, first, last } = week
  const longest = Math.max(...days.map(({ minutes }) => minutes))
  if (longest < leastMinutes) return []
  const fits = ({ minutes }: OpenTask) => minutes <= longest
  const dated = work.dates.filter(({ task, from, until }) => fits(task) && from <= last && until >= first)
  const opening = [
    ...work.measures.filter(fits),
    ...(phase === 'timed' ? work.timed.slice(0, work.timedPerWeek).filter(fits) : []),
    ...(isFirst ? [] : buildDueTasks(first)),
  ]
  const capacity = sumMinutes(days) - sumMinutes(opening) - sumMinutes(dated.map(({ task }) => task))
  const isPracticed = phase === 'mixed' || phase === 'timed' || phase === 'taper'
  const mixed = isPracticed ? work.pool.takeMixed(capacity * mixedPart) : []
  const left = capacity - sumMinutes(mixed)
  const own = phase === 'taper' ? work.pool.takeOutside(left, longest) : work.pool.takeFromAreas(left, longest)
  return [
    ...dated.map(({ task, from, until }) => ({ task, from, until, after: [] })),
    ...[...opening, ...mixed, ...own].map((task) => ({
      task,
      from: first,
      until: last,
      after: listPrerequisites(task),
    })),
  ]
}

const isOutside = ({ kind }: StudyTask) => kind === 'official' || kind === 'own'

/**
 * Lays out the work of a report on the days until its exam: sheets before sets, timed modules near the end, reviews each
 * week, and half of the minutes in the last one. Pure: the same input gives the same plan.
 */
export function makeStudyPlan(input: StudyPlanInput): StudyPlan {
  const { strategy, from, exam, supply, done } = input
  const calendar = listPlannedDays(input)
  const until = calendar.days.at(-1)?.date ?? from
  const areas = listPlanAreas(strategy)
  const sections = areas.map(({ section }) => section)
  const timedSections = exam ? listTimedSections(sections, supply) : []
  const modules = new Map(timedSections.map((section) => [section, countPlanModules(section, supply)]))
  const phases = dividePhases(
    { from, until },
    { hasExam: calendar.taperFrom !== null, hasTimed: timedSections.length > 0 },
  )
  const isOpen = ({ key }: OpenTask) => !done.has(key)
  const work: OpenWork = {
    dates: buildDateTasks(strategy, from, until).filter(({ task }) => isOpen(task)),
    measures: buildMeasureTasks(sections, supply).filter(isOpen),
    timed: buildTimedTasks(timedSections, supply).filter(isOpen),
    timedPerWeek: Math.max(1, timedSections.length),
    pool: createTaskPool(buildLanes(areas, supply, modules), done),
  }
  const tasks: StudyTask[] = []
  for (const week of divideIntoWeeks(calendar, phases)) {
    const { placed, left } = planWeek(week.days, chooseTasks(week, work, week.first === from))
    const keys = new Set(placed.map(({ key }) => key))
    const isLeft = ({ key }: OpenTask) => !keys.has(key)
    tasks.push(...placed)
    work.measures = work.measures.filter(isLeft)
    work.timed = work.timed.filter(isLeft)
    work.dates = work.dates.filter(({ task }) => isLeft(task))
    work.pool.putBack(left)
  }
  const bankLastsUntil = tasks.find(isOutside)?.day
  return {
    version: 1,
    from,
    until,
    exam,
    phases,
    tasks: numberOutsideTasks(tasks, done),
    left: [...work.timed, ...work.pool.listRest()],
    ...(bankLastsUntil && { bankLastsUntil }),
  }
}
