import type { SectionId } from '../data/exams.ts'
import type { SkillId } from '../data/skills.ts'
import { required } from '../required.ts'
import { describeModule } from '../section-module.ts'
import { findGroup, type PlanArea } from './plan-areas.ts'
import type { OpenTask } from './study-plan.ts'
import { divideIntoSets, listOpenNumbers, type Supply, type UnseenProblems } from './supply.ts'

const sheetMinutes = 20

/** An area's tasks in study order. */
interface Lane {
  readonly area: PlanArea
  queue: OpenTask[]
  /** The minutes already planned for the area. */
  given: number
}

/**
 * Returns the unseen problems for each skill, without those reserved for the section's timed modules. The same fraction
 * is reserved for each skill.
 */
function leaveForModules({ section, skills }: PlanArea, supply: Supply, modules: number): [SkillId, UnseenProblems][] {
  const known = skills.flatMap((skill): [SkillId, UnseenProblems][] => {
    const unseen = supply.problems.get(skill)
    return unseen && unseen.count > 0 ? [[skill, unseen]] : []
  })
  const all = known.reduce((sum, [, { count }]) => sum + count, 0)
  const kept = Math.min(all, countInModule(section, skills) * modules)
  return known.map(([skill, { count, seconds }]) => {
    const left = Math.floor((count * (all - kept)) / all)
    return [skill, { count: left, seconds: (seconds / count) * left }]
  })
}

/** Returns how many questions of a module belong to the domain of the given skills. */
function countInModule(section: SectionId | null, skills: readonly SkillId[]): number {
  if (section !== 'sat.math' && section !== 'sat.reading-writing') return 0
  const { domains } = describeModule(section)
  return domains.find((domain) => domain.skills.some((skill) => skills.includes(skill)))?.questions ?? 0
}

interface SkillTasks {
  /** The skill's study sheet, if it has one, and then its sets. */
  readonly own: OpenTask[]
  /** The number of problems left for mixed sets. */
  readonly spare: number
}

/** Builds the tasks of a skill. If there are several sets, reserves the last one for mixed sets. */
function buildSkillTasks(
  skill: SkillId,
  unseen: UnseenProblems | undefined,
  sheet: string | undefined,
  done: ReadonlySet<string>,
): SkillTasks {
  const sets = unseen ? divideIntoSets(unseen) : []
  const own = sets.length > 1 ? sets.slice(0, -1) : sets
  const learn: OpenTask[] = sheet
    ? [{ key: `learn.${skill}`, kind: 'learn', minutes: sheetMinutes, skills: [skill], sheet }]
    : []
  const name = `practise.${skill}`
  const practise = listOpenNumbers(name, own.length, done).map((number, index): OpenTask => {
    const { minutes } = required(own[index])
    return { key: `${name}.${number}`, kind: 'practise', minutes, skills: [skill], number }
  })
  const used = own.reduce((sum, { count }) => sum + count, 0)
  return { own: [...learn, ...practise], spare: (unseen?.count ?? 0) - used }
}

/** Interleaves the tasks of several skills: the sheet and first set of each, then the second set of each, and so on. */
function takeTurns(rows: readonly (readonly OpenTask[])[]): OpenTask[] {
  const starts = rows.map((row) => (row[0]?.kind === 'learn' ? 2 : 1))
  const first = rows.flatMap((row, index) => row.slice(0, starts[index]))
  const rest = rows.map((row, index) => row.slice(starts[index]))
  const rounds = Math.max(0, ...rest.map((row) => row.length))
  return [...first, ...Array.from({ length: rounds }, (_, round) => rest.flatMap((row) => row[round] ?? [])).flat()]
}

const averageSeconds = 90

/** Builds mixed sets from the leftover problems of a section or subject. */
function buildMixedSets(
  group: string,
  skills: readonly SkillId[],
  spare: number,
  done: ReadonlySet<string>,
): OpenTask[] {
  const sets = skills.length > 1 ? divideIntoSets({ count: spare, seconds: spare * averageSeconds }) : []
  const name = `mixed.${group}`
  return listOpenNumbers(name, sets.length, done).map((number, index) => {
    const { minutes } = required(sets[index])
    return { key: `${name}.${number}`, kind: 'mixed', minutes, skills: [...skills], number }
  })
}

/** Tasks without a fixed date. */
export interface Lanes {
  readonly areas: readonly Lane[]
  /** Sets that combine the skills of a section or subject. */
  readonly mixed: OpenTask[]
}

/**
 * Builds a queue of sheets and sets for each area, and builds the mixed sets.
 * @param modules the number of timed modules planned per section
 * @param done the keys of finished tasks, whose numbers are not used again
 */
export function buildLanes(
  areas: readonly PlanArea[],
  supply: Supply,
  modules: ReadonlyMap<SectionId, number>,
  done: ReadonlySet<string>,
): Lanes {
  const groups = new Map<string, { skills: SkillId[]; spare: number }>()
  const lanes = areas.map((area) => {
    const unseen = new Map(leaveForModules(area, supply, (area.section && modules.get(area.section)) ?? 0))
    const rows = area.skills.map((skill) => ({
      skill,
      ...buildSkillTasks(skill, unseen.get(skill), supply.findSheet(skill), done),
    }))
    const group = groups.get(findGroup(area)) ?? { skills: [], spare: 0 }
    for (const { skill, spare } of rows.filter((row) => row.spare > 0)) {
      group.skills.push(skill)
      group.spare += spare
    }
    groups.set(findGroup(area), group)
    return { area, queue: takeTurns(rows.map(({ own }) => own)), given: 0 }
  })
  const mixed = [...groups].map(([name, { skills, spare }]) => buildMixedSets(name, skills.slice(0, 20), spare, done))
  return { areas: lanes, mixed: takeTurns(mixed) }
}
