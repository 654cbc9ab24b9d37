import { z } from 'zod'
import type { Context } from '../../context.ts'
import { findKeyImbalance } from '../lint/key-imbalance.ts'
import { checkedSet, type SetFinding } from '../lint.schemas.ts'
import type { FindSetInput } from '../questions.schemas.ts'
import { buildCondition } from './condition.ts'

const rowsSchema = z.array(z.object({ choices: z.int(), position: z.int(), count: z.int() }))

/** Runs the set rules on the questions that match a filter. Returns nothing if the set is too small or too large. */
export async function findSetFindings(
  { prisma }: Pick<Context, 'prisma'>,
  filter: FindSetInput,
): Promise<SetFinding[]> {
  const rows = rowsSchema.parse(
    await prisma.$queryRaw`
      WITH found AS MATERIALIZED (
        SELECT question_id FROM question_search WHERE ${buildCondition(filter)} LIMIT ${checkedSet.most + 1}
      ), keyed AS (
        SELECT jsonb_array_length(choices) AS choices, (
          SELECT place::int FROM jsonb_array_elements(choices) WITH ORDINALITY AS listed (choice, place)
          WHERE choice ->> 'id' = answer LIMIT 1
        ) AS position
        FROM questions
        WHERE id IN (SELECT question_id FROM found) AND question_type = 'multiple_choice'
          AND (SELECT count(*) FROM found) <= ${checkedSet.most}
      )
      SELECT choices, position, count(*)::int AS count FROM keyed WHERE position IS NOT NULL
      GROUP BY choices, position ORDER BY choices, position`,
  )
  return findKeyImbalance(rows)
}
