import { randomBytes } from 'node:crypto'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import type { PreparedQuestion } from './prepare.ts'

const idsSchema = z.array(z.object({ id: z.int() }))
const createdSchema = z.array(z.object({ id: z.int(), legacyId: z.string() }))

/**
 * Inserts a few hundred questions at most, in one statement. A question without a legacy id gets `Q-<id>`, with a random
 * suffix when that is taken.
 * @returns their ids, in the order given
 * @throws AppError `conflict` with reason `legacy_id_taken`, naming the first ten; the transaction is not to be committed then
 */
export async function createQuestions(
  transaction: DatabaseTransaction,
  prepared: readonly PreparedQuestion[],
  { authorId }: { readonly authorId: string | null },
): Promise<number[]> {
  const ids = idsSchema.parse(
    await transaction.$queryRaw`
      SELECT nextval(pg_get_serial_sequence('questions', 'id'))::int AS id
      FROM generate_series(1, ${prepared.length}::int)`,
  )
  const taken = await takenNames(transaction, prepared, ids)
  const rows = prepared.flatMap((question, index) => {
    const id = ids[index]?.id
    return id === undefined ? [] : [{ ...question, id, legacyId: question.legacyId ?? freeName(id, taken) }]
  })
  const created = createdSchema.parse(
    await transaction.$queryRaw`
      INSERT INTO questions (
        id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score,
        question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, body_text,
        choices, answer, explanation, author_id
      )
      SELECT
        id, "legacyId", title, subject, course, "gradeCode", "educationLevel", "difficultyLevel", "difficultyScore",
        "questionType", "hasMathml", "mathComplexity", "skillTags", "latexExpressions", body, "bodyText",
        choices, answer, explanation, ${authorId}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (
        id int, "legacyId" text, title text, subject text, course text, "gradeCode" text, "educationLevel" text,
        "difficultyLevel" text, "difficultyScore" float8, "questionType" text, "hasMathml" boolean,
        "mathComplexity" float8, "skillTags" text[], "latexExpressions" text[], body text, "bodyText" text,
        choices jsonb, answer text, explanation text
      )
      ON CONFLICT (legacy_id) DO NOTHING
      RETURNING id, legacy_id AS "legacyId"`,
  )
  if (created.length < rows.length) throw legacyIdTaken(missing(rows, created))
  return rows.map(({ id }) => id)
}

/** The legacy ids that stored or given questions already use, among those that would be generated. */
async function takenNames(
  transaction: DatabaseTransaction,
  prepared: readonly PreparedQuestion[],
  ids: readonly { readonly id: number }[],
): Promise<ReadonlySet<string>> {
  const names = ids.filter((_, index) => prepared[index]?.legacyId === undefined).map(({ id }) => buildLegacyId(id))
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

function missing(
  wanted: readonly { readonly id: number; readonly legacyId: string }[],
  created: readonly { readonly id: number }[],
): string[] {
  const ids = new Set(created.map(({ id }) => id))
  return wanted.filter(({ id }) => !ids.has(id)).map(({ legacyId }) => legacyId)
}

export function legacyIdTaken(legacyIds: readonly string[]): AppError {
  const names = legacyIds.slice(0, 10).join(', ')
  return new AppError('conflict', `There is a question with this legacy id already: ${names}`, {
    reason: 'legacy_id_taken',
  })
}
