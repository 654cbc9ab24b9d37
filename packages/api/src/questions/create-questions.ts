import { randomBytes } from 'node:crypto'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { buildChoice } from '@pathwise/question-formats/vocabulary.schemas'
import { AppError } from '../errors.ts'
import { parseIds } from './parse-ids.ts'
import type { PreparedQuestion } from './prepare.ts'

/**
 * Inserts up to a few hundred questions as drafts, in one statement. A question without a legacy id gets `Q-<id>`, plus
 * a random suffix if that is taken.
 * @returns the new ids, in the given order
 * @throws AppError `conflict` with reason `legacy_id_taken`, with the first ten ids in the message; the transaction
 * must be rolled back
 */
export async function createQuestions(
  transaction: DatabaseTransaction,
  prepared: readonly PreparedQuestion[],
  { authorId }: { readonly authorId: string | null },
): Promise<number[]> {
  const ids = parseIds(
    await transaction.$queryRaw`
      SELECT nextval(pg_get_serial_sequence('questions', 'id'))::int AS id
      FROM generate_series(1, ${prepared.length}::int)`,
  )
  const taken = await findTakenNames(transaction, prepared, ids)
  const rows = prepared.flatMap((question, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...question, id, legacyId: question.legacyId ?? freeName(id, taken) }]
  })
  const created = await transaction.question.createManyAndReturn({
    data: rows.map((row) => ({
      ...row,
      latexExpressions: [...row.latexExpressions],
      choices: row.choices.map(buildChoice),
      authorId,
      reviewState: 'draft',
    })),
    // A failed insert would end the transaction, which could then no longer find the conflicting ids.
    skipDuplicates: true,
    select: { id: true, legacyId: true },
  })
  if (created.length < rows.length) throw buildLegacyIdTakenError(findMissing(rows, created))
  return rows.map(({ id }) => id)
}

/**
 * Returns the legacy ids that must not be generated, because a stored question or a new question with an explicit
 * legacy id already uses them.
 */
async function findTakenNames(
  transaction: DatabaseTransaction,
  prepared: readonly PreparedQuestion[],
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  const names = ids.filter((_, index) => prepared[index]?.legacyId === undefined).map(buildLegacyId)
  const stored =
    names.length === 0
      ? []
      : await transaction.question.findMany({ where: { legacyId: { in: names } }, select: { legacyId: true } })
  return new Set([...stored, ...prepared].flatMap(({ legacyId }) => legacyId ?? []))
}

const buildLegacyId = (id: number) => `Q-${id}`

function freeName(id: number, taken: ReadonlySet<string>): string {
  return taken.has(buildLegacyId(id)) ? `${buildLegacyId(id)}-${randomBytes(4).toString('hex')}` : buildLegacyId(id)
}

function findMissing(
  wanted: readonly { readonly id: number; readonly legacyId: string }[],
  created: readonly { readonly id: number }[],
): string[] {
  const ids = new Set(created.map(({ id }) => id))
  return wanted.filter(({ id }) => !ids.has(id)).map(({ legacyId }) => legacyId)
}

export function buildLegacyIdTakenError(legacyIds: readonly string[]): AppError {
  const names = legacyIds.slice(0, 10).join(', ')
  return new AppError('conflict', `There is already a question with this legacy id: ${names}`, {
    reason: 'legacy_id_taken',
  })
}
