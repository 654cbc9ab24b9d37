import type { CalendarDate } from '../calendar.ts'
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
import { dividePhases, findPhase } from './phases.ts'
import { listPlanAreas } from './plan-areas.ts'
import { findEnd, findTaper, listPlanDays, type PlannedDay } from './plan-days.ts'
import { listPrerequisites, planWeek, type WantedTask } from './plan-week.ts'
import { findWeekday, type StudyHours } from './study-hours.ts'
import type { OpenTask, Phase, PhaseKind, PlanExam, StudyPlan, StudyTask } from './study-plan.ts'
import type { Supply } from './supply.ts'
import { createTaskPool, leastMinutes, numberOutsideTasks, type TaskPool } from './task-pool.ts'

/** The share of a week for mixed sets, from the mixed phase on. */
const mixedPart = 0.4

export interface StudyPlanInput {
  readonly strategy: Strategy
  /** The first day that can have tasks, in the student's time zone. */
  readonly from: CalendarDate
  /** Null for a goal without an exam day. */
  readonly exam: PlanExam | null
  readonly hours: StudyHours
  readonly supply: Supply
  /** The keys of finished tasks, which are not planned again. */
  readonly done: ReadonlySet<string>
}

/** Divides days into weeks that end on Sunday. The last seven days before an exam are a separate week. */
function divideIntoWeeks(
  days: readonly PlannedDay[],
  taperFrom: CalendarDate | null,
  phases: readonly Phase[],
): Week[] {
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

/** The tasks of specific weeks, and the tasks of the areas. */
interface OpenWork {
  dates: readonly DatedTask[]
  /** The measurements, for the first week. */
  measures: readonly OpenTask[]
  timed: readonly OpenTask[]
  readonly timedPerWeek: number
  readonly pool: TaskPool
}

const sumMinutes = (tasks: readonly { minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Returns candidate tasks for a week, most important first. */
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
 * Schedules the work of a report until its exam: sheets before sets, timed modules near the end, reviews each week, and
 * half of the usual minutes in the last week. Pure: the same input gives the same plan.
 */
export function makeStudyPlan(input: StudyPlanInput): StudyPlan {
  const { strategy, from, exam, hours, supply, done } = input
  const until = findEnd(from, exam)
  const taperFrom = findTaper({ until, exam })
  const areas = listPlanAreas(strategy)
  const sections = areas.map(({ section }) => section)
  const timedSections = exam ? listTimedSections(sections, supply) : []
  const modules = new Map(timedSections.map((section) => [section, countPlanModules(section, supply)]))
  const phases = dividePhases({ from, until }, { hasExam: taperFrom !== null, hasTimed: timedSections.length > 0 })
  const isOpen = ({ key }: OpenTask) => !done.has(key)
  const work: OpenWork = {
    dates: buildDateTasks(strategy, from, until).filter(({ task }) => isOpen(task)),
    measures: buildMeasureTasks(sections, supply).filter(isOpen),
    timed: buildTimedTasks(timedSections, supply).filter(isOpen),
    timedPerWeek: Math.max(1, timedSections.length),
    pool: createTaskPool(buildLanes(areas, supply, modules), done),
  }
  const tasks: StudyTask[] = []
  for (const week of divideIntoWeeks(listPlanDays({ from, until, exam, hours }), taperFrom, phases)) {
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
