import type { DatabaseClient } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import { findSheet } from '@pathwise/planner/data/sheets'
import { skillRows } from '@pathwise/planner/data/skills'
import type { Supply } from '@pathwise/planner/study-plan/supply'
import { z } from 'zod'
import { moduleSections } from '../practice/practice.vocabulary.ts'
import { countSupply } from '../practice/modules.service.ts'

/** The expected time of a problem that names none, in seconds. */
const usualSeconds = 90

const countsSchema = z.array(
  z.object({ skill: z.enum(skillRows.map(({ id }) => id)).nullable().catch(null), count: z.int(), seconds: z.number() }),
)

/** Counts the practice problems that are not in `seen`, by their first skill. */
async function countProblems(prisma: DatabaseClient, seen: readonly number[]): Promise<Supply['problems']> {
  const rows = countsSchema.parse(
    await prisma.$queryRaw`
      SELECT skill_tags[1] AS skill, count(*)::int AS count,
        sum(coalesce(estimated_seconds, ${usualSeconds}))::float8 AS seconds
      FROM questions
      WHERE pool = 'practice' AND deleted_at IS NULL AND cardinality(skill_tags) > 0 AND id <> ALL(${[...seen]}::int[])
      GROUP BY 1`,
  )
  return new Map(rows.flatMap(({ skill, ...counts }) => (skill ? [[skill, counts] as const] : [])))
}
