import type { SectionId } from '../data/exams.ts'
import type { SkillId } from '../data/skills.ts'
import { required } from '../required.ts'
import { describeModule } from '../section-module.ts'
import { findGroup, type PlanArea } from './plan-areas.ts'
import type { OpenTask } from './study-plan.ts'
import { countOtherSeen, divideIntoSets, listOpenNumbers, type Supply, type UnseenProblems } from './supply.ts'

const sheetMinutes = 20

/** An area's tasks in study order. */
interface Lane {
  readonly area: PlanArea
  queue: OpenTask[]
  /** The minutes already planned for the area. */
  given: number
}

const takeProblems = ({ count, seconds }: UnseenProblems, taken: number): UnseenProblems => ({
  count: taken,
  seconds: (seconds / count) * taken,
})

/** Returns the unseen problems for each skill, without those of finished sets. Omits skills that have none. */
function listUnfinished(
  skills: readonly SkillId[],
  { problems, seen }: Supply,
  done: ReadonlySet<string>,
): [SkillId, UnseenProblems][] {
  return skills.flatMap((skill): [SkillId, UnseenProblems][] => {
    const unseen = problems.get(skill)
    const other = countOtherSeen(`practise.${skill}`, seen.get(skill) ?? 0, done)
    const left = (unseen?.count ?? 0) + Math.min(0, other)
    return unseen && left > 0 ? [[skill, takeProblems(unseen, left)]] : []
  })
}

/** Returns the problems left after reserving the same fraction of each skill for the section's timed modules. */
function leaveForModules(
  { section, skills }: PlanArea,
  known: readonly [SkillId, UnseenProblems][],
  modules: number,
): [SkillId, UnseenProblems][] {
  const all = known.reduce((sum, [, { count }]) => sum + count, 0)
  const kept = Math.min(all, countInModule(section, skills) * modules)
  return known.map(([skill, unseen]) => [skill, takeProblems(unseen, Math.floor((unseen.count * (all - kept)) / all))])
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

interface Group {
  readonly skills: SkillId[]
  /** The number of problems left for mixed sets. */
  spare: number
  /** The number of answered problems that were not part of a set for a single skill. */
  seen: number
}

/** Builds mixed sets from the leftover problems of a section or subject. */
function buildMixedSets(group: string, { skills, spare, seen }: Group, done: ReadonlySet<string>): OpenTask[] {
  const name = `mixed.${group}`
  const count = Math.max(0, spare + Math.min(0, countOtherSeen(name, seen, done)))
  const sets = skills.length > 1 ? divideIntoSets({ count, seconds: count * averageSeconds }) : []
  return listOpenNumbers(name, sets.length, done).map((number, index) => {
    const { minutes } = required(sets[index])
    return { key: `${name}.${number}`, kind: 'mixed', minutes, skills: skills.slice(0, 20), number }
  })
}

/** Tasks without a fixed date. */
export interface Lanes {
  readonly areas: readonly Lane[]
  /** Sets that combine the skills of a section or subject. */
  readonly mixed: OpenTask[]
}

/**
 * Builds the mixed sets, and a queue of sheets and sets for each area.
 * @param modules the number of timed modules per section whose problems are not used for sets
 * @param done the keys of finished tasks, whose numbers are not used again
 */
export function buildLanes(
  areas: readonly PlanArea[],
  supply: Supply,
  modules: ReadonlyMap<SectionId, number>,
  done: ReadonlySet<string>,
): Lanes {
  const groups = new Map<string, Group>()
  const lanes = areas.map((area) => {
    const known = listUnfinished(area.skills, supply, done)
    const unseen = new Map(leaveForModules(area, known, (area.section && modules.get(area.section)) ?? 0))
    const rows = area.skills.map((skill) => ({
      skill,
      ...buildSkillTasks(skill, unseen.get(skill), supply.findSheet(skill), done),
    }))
    const group = groups.get(findGroup(area)) ?? { skills: [], spare: 0, seen: 0 }
    for (const { skill, spare } of rows) {
      group.seen += Math.max(0, countOtherSeen(`practise.${skill}`, supply.seen.get(skill) ?? 0, done))
      group.spare += spare
      if (spare > 0) group.skills.push(skill)
    }
    groups.set(findGroup(area), group)
    return { area, queue: takeTurns(rows.map(({ own }) => own)), given: 0 }
  })
  const mixed = [...groups].map(([name, group]) => buildMixedSets(name, group, done))
  return { areas: lanes, mixed: takeTurns(mixed) }
}
