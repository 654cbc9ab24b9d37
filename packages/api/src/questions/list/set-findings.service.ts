import { z } from 'zod'
import type { Context } from '../../context.ts'
import { findKeyImbalance, type KeyTally } from '../lint/key-imbalance.ts'
import type { SetFinding } from '../lint.schemas.ts'
import type { FindSetInput } from '../questions.schemas.ts'
import { buildCondition } from './condition.ts'

/** Reading the choices of more questions would take the database too long. */
const mostQuestions = 5_000

const rowsSchema = z.array(z.object({ choices: z.int(), position: z.int(), count: z.int() }))

/** Lints the found questions as a set. Returns nothing for more than 5,000 questions. */
export async function findSetFindings(
  { prisma }: Pick<Context, 'prisma'>,
  filter: FindSetInput,
): Promise<SetFinding[]> {
  const rows = rowsSchema.parse(
    await prisma.$queryRaw`
      WITH found AS MATERIALIZED (
        SELECT question_id FROM question_search WHERE ${buildCondition(filter)} LIMIT ${mostQuestions + 1}
      ), keyed AS (
        SELECT jsonb_array_length(choices) AS choices, (
          SELECT place::int FROM jsonb_array_elements(choices) WITH ORDINALITY AS listed (choice, place)
          WHERE choice ->> 'id' = answer LIMIT 1
        ) AS position
        FROM questions
        WHERE id IN (SELECT question_id FROM found) AND question_type = 'multiple_choice'
          AND (SELECT count(*) FROM found) <= ${mostQuestions}
      )
      SELECT choices, position, count(*)::int AS count FROM keyed WHERE position IS NOT NULL
      GROUP BY choices, position ORDER BY choices, position`,
  )
  return findKeyImbalance(tally(rows))
}

function tally(rows: z.infer<typeof rowsSchema>): KeyTally[] {
  const tallies = new Map<number, number[]>()
  for (const { choices, position, count } of rows) {
    const counts = tallies.get(choices) ?? Array.from({ length: choices }, () => 0)
    counts[position - 1] = count
    tallies.set(choices, counts)
  }
  return [...tallies].map(([choices, counts]) => ({ choices, counts }))
}
