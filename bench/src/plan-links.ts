import { readFile } from 'node:fs/promises'
import { languages } from '@pathwise/i18n/languages'
import { countries, grades, presetGoals } from '@pathwise/planner/context'
import { domainRows } from '@pathwise/planner/data/exams'
import { findSheet } from '@pathwise/planner/data/sheets'
import { planStrategy } from '@pathwise/planner/plan'
import type { PlanTask, Strategy } from '@pathwise/planner/strategy'
import { z } from 'zod'
import type { Figure } from './report.ts'

const bankSchema = z.object({
  questions: z.array(
    z.object({ pool: z.string(), skillTags: z.array(z.string()), estimatedSeconds: z.number().nullable() }),
  ),
})

/** The assumed time for older questions without an expected time. */
const usualSeconds = 90

/** Returns the minutes of practice problems per skill. */
async function readBank(): Promise<ReadonlyMap<string, number>> {
  const file = new URL('../../packages/seed/generated/questions.json', import.meta.url)
  const { questions } = bankSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const minutes = new Map<string, number>()
  for (const { pool, skillTags, estimatedSeconds } of questions) {
    if (pool !== 'practice') continue
    for (const skill of skillTags) {
      minutes.set(skill, (minutes.get(skill) ?? 0) + (estimatedSeconds ?? usualSeconds) / 60)
    }
  }
  return minutes
}

interface Opened {
  all: number
  bySheet: number
  bySet: number
  byModule: number
  /**
   * Minutes of tasks that link to missed problems. Unlike sets, these tasks are counted without checking the supply of
   * problems.
   */
  byReview: number
}

const areasSchema = z.object({ areas: z.object({ terms: z.array(z.string()) }) })

const sectionSchema = z.object({ section: z.object({ term: z.string() }) })

/** Returns the skills that a self-test covers. */
function listSkills({ text }: PlanTask): readonly string[] {
  const terms = areasSchema.safeParse(text.values).data?.areas.terms ?? []
  return terms.flatMap(
    (term) => domainRows.find(({ id }) => term === `domain.${id}`)?.skills ?? term.replace('skill.', ''),
  )
}

/** Only ACT sections have skills for timed tasks. The SAT has timed modules. */
function listSectionSkills({ text }: PlanTask): readonly string[] {
  const section = sectionSchema.safeParse(text.values).data?.section.term
  if (text.key !== 'task.timed' || section === undefined) return []
  return [...new Set(domainRows.flatMap((row) => (section === `section.${row.section}` ? row.skills : [])))]
}

/**
 * Subtracts `minutes` from the practice minutes that are left for these skills. If too few are left, subtracts nothing
 * and returns false.
 */
function takeProblems(left: Map<string, number>, skills: readonly string[], minutes: number): boolean {
  const rest = skills.map((skill) => left.get(skill) ?? 0)
  const all = rest.reduce((sum, one) => sum + one, 0)
  if (all < minutes) return false
  for (const [index, skill] of skills.entries()) left.set(skill, (rest[index] ?? 0) * (1 - minutes / all))
  return true
}

/**
 * Counts the minutes of the week's tasks by the kind of page that their links open. A set is counted only if earlier
 * tasks have left enough problems.
 */
function countWeek(
  { week }: Strategy,
  bank: ReadonlyMap<string, number>,
  hasSheet: (task: PlanTask) => boolean,
): Opened {
  const left = new Map(bank)
  const opened = { all: 0, bySheet: 0, bySet: 0, byModule: 0, byReview: 0 }
  for (const task of week.days.flatMap(({ tasks }) => tasks)) {
    const { minutes, skill, text } = task
    opened.all += minutes
    if (text.key === 'task.review') opened.byReview += minutes
    else if (text.key === 'task.timed' && JSON.stringify(text.values).includes('section.sat.'))
      opened.byModule += minutes
    else if (takeProblems(left, skill === null ? [...listSkills(task), ...listSectionSkills(task)] : [skill], minutes))
      opened.bySet += minutes
    else if (hasSheet(task)) opened.bySheet += minutes
  }
  return opened
}

/**
 * Measures what percentage of the study time in the first week is for tasks with a working link. Includes all preset
 * goals, and measures each language separately.
 */
export async function benchPlanLinks(): Promise<Figure[]> {
  const bank = await readBank()
  const weeks = countries.flatMap((country) =>
    grades.flatMap((grade) =>
      presetGoals.map((goal) =>
        planStrategy({ country, grade, goal: { kind: 'preset', preset: goal }, today: '2026-11-24', problems: [] }),
      ),
    ),
  )
  return languages.map((language) => {
    const hasSheet = ({ skill }: PlanTask) => skill !== null && findSheet(language, [skill]) !== undefined
    const counts = weeks.map((week) => countWeek(week, bank, hasSheet))
    const sum = (key: keyof Opened) => counts.reduce((total, one) => total + one[key], 0)
    const share = (minutes: number) => (100 * minutes) / sum('all')
    return {
      name: `planned minutes that open something (${language})`,
      value: share(sum('bySet') + sum('bySheet') + sum('byModule') + sum('byReview')),
      unit: '%',
      bar: 95,
      atLeast: true,
      details: {
        presets: weeks.length,
        bySet: Math.round(share(sum('bySet'))),
        bySheet: Math.round(share(sum('bySheet'))),
        byModule: Math.round(share(sum('byModule'))),
        byReview: Math.round(share(sum('byReview'))),
      },
    }
  })
}
