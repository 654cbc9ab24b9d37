import { readFile } from 'node:fs/promises'
import { findSheet } from '@pathwise/planner/data/sheets'
import { type SkillId, skillRows } from '@pathwise/planner/data/skills'
import { describeModule } from '@pathwise/planner/section-module'
import { makeStudyPlan } from '@pathwise/planner/study-plan/make-study-plan'
import type { StudyPlan } from '@pathwise/planner/study-plan/study-plan'
import type { Supply, UnseenProblems } from '@pathwise/planner/study-plan/supply'
import { z } from 'zod'
import { findViolations } from '../../packages/planner/test/study-plan/find-violations.ts'
import { presetCases } from '../../packages/planner/test/study-plan/preset-plans.ts'
import { type Figure, median } from './report.ts'

const bankSchema = z.object({
  questions: z.array(
    z.object({ pool: z.string(), skillTags: z.array(z.string()), estimatedSeconds: z.number().nullable() }),
  ),
})

/** The assumed time for older questions without an expected time. */
const usualSeconds = 90

const sections = ['sat.math', 'sat.reading-writing'] as const

/** Returns how many modules the problems can fill without repetition. */
function countModules(section: (typeof sections)[number], problems: ReadonlyMap<SkillId, UnseenProblems>): number {
  const parts = describeModule(section).domains.map(({ skills, questions }) => {
    const all = skills.reduce((sum, skill) => sum + (problems.get(skill)?.count ?? 0), 0)
    return Math.floor(all / questions)
  })
  return Math.min(...parts)
}

/** Returns the supply of problems in the shipped bank for a student who has seen none. */
async function readSupply(): Promise<Supply> {
  const file = new URL('../../packages/seed/generated/questions.json', import.meta.url)
  const { questions } = bankSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const problems = new Map<SkillId, UnseenProblems>()
  for (const { pool, skillTags, estimatedSeconds } of questions) {
    const skill = skillRows.find(({ id }) => id === skillTags[0])?.id
    if (pool !== 'practice' || !skill) continue
    const { count, seconds } = problems.get(skill) ?? { count: 0, seconds: 0 }
    problems.set(skill, { count: count + 1, seconds: seconds + (estimatedSeconds ?? usualSeconds) })
  }
  return {
    problems,
    seen: new Map(),
    findSheet: (skill) => findSheet('en', [skill])?.slug,
    modules: new Map(sections.map((section) => [section, countModules(section, problems)])),
    unmeasured: [...sections],
  }
}

/** Returns the week (from 1) in which the bank runs out of problems, or undefined if it lasts for the whole plan. */
function findLastWeek({ from, bankLastsUntil }: StudyPlan): number | undefined {
  if (bankLastsUntil === undefined) return undefined
  return Math.floor((Date.parse(bankLastsUntil) - Date.parse(from)) / (7 * 86_400_000)) + 1
}

/** Checks the plans of all presets, availabilities and dates, and reports when the bank runs out of problems. */
export async function benchStudyPlan(): Promise<Figure[]> {
  const supply = await readSupply()
  const weeks = new Map<string, number[]>()
  const faults: string[] = []
  const times: number[] = []
  for (const { name, today, minutes, build } of presetCases) {
    const input = build(supply)
    const start = performance.now()
    const plan = makeStudyPlan(input)
    times.push(performance.now() - start)
    faults.push(...findViolations(plan, input).map((fault) => `${name} ${today} ${minutes}: ${fault}`))
    const week = findLastWeek(plan)
    weeks.set(name, [...(weeks.get(name) ?? []), ...(week === undefined ? [] : [week])])
  }
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`)
  return [
    {
      name: 'faults in the plans of presets',
      value: faults.length,
      unit: '',
      bar: 0,
      details: { plans: presetCases.length },
    },
    {
      name: 'time for a plan (median)',
      value: median(times),
      unit: 'ms',
      bar: null,
      details: { most: Math.max(...times) },
    },
    ...[...weeks].map(([name, own]): Figure => {
      const details = { plans: own.length, ...(own.length > 0 && { latest: Math.max(...own) }) }
      const value = own.length > 0 ? Math.min(...own) : 0
      return { name: `first week with official practice, ${name}`, value, unit: 'week', bar: null, details }
    }),
  ]
}
