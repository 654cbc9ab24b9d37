import { Prisma } from '@pathwise/db/prisma'
import { leakLimit, mostDeviations } from '@pathwise/measure/item-watch'
import { fewestProvisional } from './item-state.ts'
import type { itemFilters } from './statistics.schemas.ts'

type ItemFilter = (typeof itemFilters)[number]

function buildItemCondition(filter: ItemFilter): Prisma.Sql {
  if (filter === 'leak') return Prisma.sql`leak > ${leakLimit}`
  if (filter === 'misfit') {
    return Prisma.sql`answers >= ${fewestProvisional}
      AND abs(fit_squares - fit_expected) > ${mostDeviations} * sqrt(fit_variance)`
  }
  // Items without a row have no answers. After an edit, earlier answers no longer count, but a suspension remains.
  const status = Prisma.sql`CASE WHEN status = 'suspended' OR question_version = version THEN status END`
  return Prisma.sql`coalesce(${status}, 'guessed') = ${filter}`
}

/** Builds the SQL condition on `question_id` for an item filter. */
export function buildStatusCondition(filter: ItemFilter): Prisma.Sql {
  const current = filter === 'leak' || filter === 'misfit' ? Prisma.sql`AND question_version = version` : Prisma.empty
  return Prisma.sql`question_id IN (
    SELECT id FROM questions LEFT JOIN item_parameters ON item_parameters.question_id = id
    WHERE questions.pool = 'assessment' AND ${buildItemCondition(filter)} ${current}
  )`
}
