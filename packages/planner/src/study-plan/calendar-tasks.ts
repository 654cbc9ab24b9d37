import { addDays, type CalendarDate } from '../calendar.ts'
import type { SectionId } from '../data/exams.ts'
import { describeModule } from '../section-module.ts'
import type { Strategy } from '../strategy.ts'
import type { OpenTask } from './study-plan.ts'
import type { Supply } from './supply.ts'

const measureMinutes = 25
const dueMinutes = 10
const duePerWeek = 2
const dateMinutes = 15

/** A registration or application task is scheduled at most this many days before its deadline. */
const daysBeforeDeadline = 21

/** The maximum number of timed modules per section. */
const mostModules = 4

/** A task, the first day on which it may be scheduled, and the last day on which it is useful. */
export interface DatedTask {
  readonly task: OpenTask
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** Returns the sections for which the question bank can fill timed modules. */
export function listTimedSections(sections: readonly (SectionId | null)[], { modules }: Supply): SectionId[] {
  return [...new Set(sections)].flatMap((section) => (section && (modules.get(section) ?? 0) > 0 ? [section] : []))
}

/**
 * Returns the number of timed modules to plan: at most half of those that the question bank can fill, so that problems
 * remain for sets.
 */
export function countPlanModules(section: SectionId, { modules }: Supply): number {
  return Math.min(mostModules, Math.ceil((modules.get(section) ?? 0) / 2))
}

/** Builds the timed modules of a plan, alternating between sections. */
export function buildTimedTasks(sections: readonly SectionId[], supply: Supply): OpenTask[] {
  return Array.from({ length: mostModules }, (_, index) =>
    sections.flatMap((section): OpenTask[] => {
      if ((section !== 'sat.math' && section !== 'sat.reading-writing') || index >= countPlanModules(section, supply)) {
        return []
      }
      const number = index + 1
      const { minutes } = describeModule(section)
      const rounded = Math.ceil(minutes / 5) * 5
      return [
        {
          key: `timed.${section}.${number}`,
          kind: 'timed',
          minutes: rounded,
          skills: [],
          exam: 'SAT',
          section,
          number,
        },
      ]
    }),
  ).flat()
}

/** Builds a diagnostic task for each section not yet measured. */
export function buildMeasureTasks(sections: readonly (SectionId | null)[], { unmeasured }: Supply): OpenTask[] {
  return unmeasured
    .filter((section) => sections.includes(section))
    .map((section) => ({ key: `measure.${section}`, kind: 'measure', minutes: measureMinutes, skills: [], section }))
}

/** Builds the week's reviews of missed problems. */
export function buildDueTasks(monday: CalendarDate): OpenTask[] {
  return Array.from({ length: duePerWeek }, (_, index) => {
    const number = index + 1
    return { key: `due.${monday}.${number}`, kind: 'due', minutes: dueMinutes, skills: [], number }
  })
}

/** Builds tasks for registration and application deadlines within the plan. */
export function buildDateTasks({ dates }: Strategy, from: CalendarDate, until: CalendarDate): DatedTask[] {
  const coming = dates.filter(({ kind, date }) => (kind === 'registration' || kind === 'application') && date >= from)
  const keyed = new Map(
    coming.map(({ fact, date, exam }): [string, DatedTask] => {
      const key = `date.${fact}.${date}`
      const start = addDays(date, -daysBeforeDeadline)
      return [
        key,
        {
          task: { key, kind: 'date', minutes: dateMinutes, skills: [], exam, fact, deadline: date },
          from: start < from ? from : start,
          until: date,
        },
      ]
    }),
  )
  return [...keyed.values()].filter((dated) => dated.from <= until)
}
