import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { type SectionId, sectionIds } from '../data/exams.ts'
import type { Strategy } from '../strategy.ts'
import { buildTimedTasks, countPlanModules } from './calendar-tasks.ts'
import type { GoalSubject } from './goal-exams.ts'
import { buildLanes } from './lanes.ts'
import { clipPhases, dividePhases } from './phases.ts'
import { type DatedExam, divideIntoParts, type PlanPart } from './plan-parts.ts'
import type { Week } from './plan-weeks.ts'
import type { OpenTask, Phase, PhaseKind, StudyTask } from './study-plan.ts'
import { countMarkedModules, type Supply } from './supply.ts'
import { createTaskPool, type TaskPool } from './task-pool.ts'

/** The fraction of a week's minutes that goes to mixed sets, from the mixed phase on. */
const mixedPart = 0.4

export interface Span {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

export interface PartWork {
  readonly part: PlanPart
  /** The part's fraction of the study hours until its exam, 0 to 1. */
  readonly share: number
  readonly phases: readonly Phase[]
  readonly pool: TaskPool
  timed: readonly OpenTask[]
  /** The number of minutes by which the part is behind its share of the study time. */
  owed: number
}

const sumMinutes = (tasks: readonly { minutes: number }[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Returns the phases up to an exam. Omits those after the end of the plan, which the next plan contains. */
export function findPhases({ from, until }: Span, exam: CalendarDate | null, hasTimed: boolean): Phase[] {
  const last = exam === null ? until : addDays(exam, -1)
  if (daysBetween(from, last) < 0) return []
  return clipPhases(dividePhases({ from, until: last }, { hasExam: exam !== null, hasTimed }), until)
}

interface WorkInput extends Span {
  readonly strategy: Strategy
  readonly supply: Supply
  readonly exam: CalendarDate | null
  readonly exams: readonly DatedExam[]
  readonly subjects: readonly GoalSubject[]
  readonly timedSections: readonly SectionId[]
  readonly done: ReadonlySet<string>
  /** The keys of the tasks that the plan already contains. */
  readonly planned: ReadonlySet<string>
}

/** Collects the unfinished work for all exams that come after the given day. */
export function startWork(input: WorkInput, today: CalendarDate): PartWork[] {
  const { supply, timedSections, done, planned } = input
  const taken = new Set([...done, ...planned])
  const countReserved = (section: SectionId) => {
    const open = timedSections.includes(section) ? countPlanModules(section, supply, done) : 0
    return open + countMarkedModules(section, supply, done)
  }
  const modules = new Map(sectionIds.map((section) => [section, countReserved(section)]))
  const parts = divideIntoParts(input, today)
  const all = parts.reduce((sum, { weight }) => sum + weight, 0)
  return parts.map((part) => {
    const timed = timedSections.filter((section) => part.areas.some((area) => area.section === section))
    return {
      part,
      share: part.weight / all,
      phases: findPhases(input, part.exam ? part.exam.date : input.exam, timed.length > 0),
      pool: createTaskPool(buildLanes(part.areas, supply, modules, done), taken),
      timed: tag(buildTimedTasks(timed, supply, done), part).filter(({ key }) => !taken.has(key)),
      owed: 0,
    }
  })
}

function tag(tasks: readonly OpenTask[], { exam }: PlanPart): OpenTask[] {
  return exam ? tasks.map((task) => ({ ...task, examId: exam.id })) : [...tasks]
}

/** The phases in which a kind of task is planned. All other kinds are planned in every phase. */
const phasesByKind: Readonly<Partial<Record<StudyTask['kind'], readonly PhaseKind[]>>> = {
  timed: ['timed'],
  mixed: ['mixed', 'timed', 'taper'],
}

/**
 * Returns the week's first day that is in a phase for this kind of task, or undefined if there is none. In a short
 * plan, a phase may begin and end within a week.
 */
function findFirstDay({ phases }: PartWork, kind: StudyTask['kind'], { first, last }: Week): CalendarDate | undefined {
  const kinds = phasesByKind[kind]
  if (!kinds) return first
  const phase = phases.find(({ kind: one, from, until }) => kinds.includes(one) && from <= last && until >= first)
  return phase && (phase.from > first ? phase.from : first)
}

/** Returns the first day of a week on which a task may be scheduled. */
export function findStart(parts: readonly PartWork[], { kind, examId }: OpenTask, week: Week): CalendarDate {
  const own = parts.find(({ part }) => part.exam?.id === examId)
  return (own && findFirstDay(own, kind, week)) ?? week.first
}

/** Returns the week's timed modules: one per section, during the timed phase. */
export function chooseTimed(work: PartWork, week: Week): readonly OpenTask[] {
  const { part, timed } = work
  if (findFirstDay(work, 'timed', week) === undefined) return []
  const sections = new Set(part.areas.flatMap(({ section }) => (section?.startsWith('sat.') ? [section] : [])))
  return timed.slice(0, Math.max(1, sections.size))
}

/** Takes the tasks of a week from the pool and returns them, most important first. */
export function takeWeekTasks(work: PartWork, week: Week, minutes: number, longest: number): OpenTask[] {
  const { part, phases, pool } = work
  const start = findFirstDay(work, 'mixed', week)
  const open = week.days.filter(({ date }) => start !== undefined && date >= start)
  const mixed = pool.takeMixed((minutes * mixedPart * sumMinutes(open)) / sumMinutes(week.days))
  const left = minutes - sumMinutes(mixed)
  const isTaper = phases.some(({ kind, from }) => kind === 'taper' && from <= week.first)
  const own = isTaper ? pool.takeOutside(left, longest) : pool.takeFromAreas(left, longest)
  return tag([...mixed, ...own], part)
}

/** Takes tasks from the parts in turn: the first of each, then the second of each, and so on. */
export function interleave(rows: readonly (readonly OpenTask[])[]): OpenTask[] {
  const rounds = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: rounds }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
}

/**
 * Returns unplaced tasks to the pools. Then updates how many minutes each part is behind its share of the study time.
 */
export function finishWeek(parts: readonly PartWork[], placed: readonly StudyTask[], left: readonly OpenTask[]): void {
  const isOwn = ({ part }: PartWork, { examId }: OpenTask) => examId === part.exam?.id
  const keys = new Set(placed.map(({ key }) => key))
  const given = parts.map((one) => sumMinutes(placed.filter((task) => task.kind !== 'due' && isOwn(one, task))))
  const all = given.reduce((sum, minutes) => sum + minutes, 0)
  for (const [index, one] of parts.entries()) {
    one.pool.putBack(left.filter((task) => isOwn(one, task)))
    one.timed = one.timed.filter(({ key }) => !keys.has(key))
    one.owed += all * one.share - (given[index] ?? 0)
  }
}
