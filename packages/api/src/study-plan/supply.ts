import type { DatabaseClient } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import { findSheet } from '@pathwise/planner/data/sheets'
import { skillIds } from '@pathwise/planner/data/skills'
import type { Strategy } from '@pathwise/planner/strategy'
import { listMeasuredSections } from '@pathwise/planner/study-plan/plan-areas'
import type { Supply } from '@pathwise/planner/study-plan/supply'
import { z } from 'zod'
import { listOffers } from '../assessments/runs.service.ts'
import { countModulesBySection } from '../practice/modules.service.ts'
import { servableSql } from '../practice/practice-question.ts'

/** The assumed time for a problem without an estimate, in seconds. */
const usualSeconds = 90

const skillSchema = z.enum(skillIds)
const seenSchema = z.array(z.object({ skill: z.string(), count: z.int() }))
const countsSchema = z.array(z.object({ skill: z.string(), count: z.int(), seconds: z.number() }))

/** Counts the practice problems not in `seen`, by their first skill. */
async function countProblems(prisma: DatabaseClient, seen: readonly number[]): Promise<Supply['problems']> {
  const rows = countsSchema.parse(
    await prisma.$queryRaw`
      SELECT skill_tags[1] AS skill, count(*)::int AS count,
        sum(coalesce(estimated_seconds, ${usualSeconds}))::float8 AS seconds
      FROM questions
      WHERE ${servableSql} AND cardinality(skill_tags) > 0 AND id <> ALL(${[...seen]}::int[])
      GROUP BY 1`,
  )
  return new Map(
    rows.flatMap(({ skill, ...counts }) => {
      const known = skillSchema.safeParse(skill)
      return known.success ? [[known.data, counts] as const] : []
    }),
  )
}

/** Counts the problems in `seen` by skill. A problem of several skills counts for each, because a set may use any. */
async function countSeen(prisma: DatabaseClient, seen: readonly number[]): Promise<Supply['seen']> {
  const rows = seenSchema.parse(
    await prisma.$queryRaw`
      SELECT skill, count(*)::int AS count FROM questions, unnest(skill_tags) AS skill
      WHERE id = ANY(${[...seen]}::int[])
      GROUP BY 1`,
  )
  return new Map(
    rows.flatMap(({ skill, count }) => {
      const known = skillSchema.safeParse(skill)
      return known.success ? [[known.data, count] as const] : []
    }),
  )
}

/**
 * Returns the practice problems, modules and assessments available to a student who has answered the problems in
 * `seen`.
 */
export async function readSupply(
  prisma: DatabaseClient,
  { strategy, language, seen }: { strategy: Strategy; language: Language; seen: readonly number[] },
): Promise<Supply> {
  const measured = listMeasuredSections(strategy)
  const [problems, answered, modules, offers] = await Promise.all([
    countProblems(prisma, seen),
    countSeen(prisma, seen),
    countModulesBySection(prisma, seen),
    listOffers({ prisma }),
  ])
  return {
    problems,
    seen: answered,
    modules,
    findSheet: (skill) => findSheet(language, [skill])?.slug,
    unmeasured: offers.flatMap(({ section, offered }) => (offered && !measured.includes(section) ? [section] : [])),
  }
}
