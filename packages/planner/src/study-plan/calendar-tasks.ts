import type { CalendarDate } from '../calendar.ts'
import type { SectionId } from '../data/exams.ts'
import { describeModule } from '../section-module.ts'
import type { OpenTask } from './study-plan.ts'
import { countMarkedModules, listOpenNumbers, type Supply } from './supply.ts'

const measureMinutes = 25
const dueMinutes = 10
const duePerWeek = 2

/** The maximum number of timed modules per section. */
const mostModules = 4

/** Returns the sections with timed modules to plan. */
export function listTimedSections(
  sections: readonly (SectionId | null)[],
  supply: Supply,
  done: ReadonlySet<string>,
): SectionId[] {
  return [...new Set(sections)].flatMap((section) =>
    section && countPlanModules(section, supply, done) > 0 ? [section] : [],
  )
}

/**
 * Returns the number of timed modules to plan: at most half of those that the question bank can fill without the
 * problems of finished modules, so that problems remain for sets.
 */
export function countPlanModules(section: SectionId, supply: Supply, done: ReadonlySet<string>): number {
  const left = (supply.modules.get(section) ?? 0) - countMarkedModules(section, supply, done)
  return Math.min(mostModules, Math.ceil(Math.max(0, left) / 2))
}

/** Builds the timed modules of a plan, alternating between sections. */
export function buildTimedTasks(sections: readonly SectionId[], supply: Supply, done: ReadonlySet<string>): OpenTask[] {
  const numbers = new Map(
    sections.map((section) => [
      section,
      listOpenNumbers(`timed.${section}`, countPlanModules(section, supply, done), done),
    ]),
  )
  return Array.from({ length: mostModules }, (_, index) =>
    sections.flatMap((section): OpenTask[] => {
      const number = numbers.get(section)?.[index]
      if ((section !== 'sat.math' && section !== 'sat.reading-writing') || number === undefined) return []
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
