import type { Database, DatabaseTransaction } from '@pathwise/db/database'
import { Prisma } from '@pathwise/db/prisma'
import { rowFields } from '@pathwise/question-formats/field-row'
import { storedChoiceSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { type SeedResult, seedSet, type WrittenRow } from './seed-set.ts'

export const seedQuestionSchema = z.strictObject({
  legacyId: z.string(),
  ...rowFields,
  hasMathml: z.boolean(),
  mathComplexity: z.number(),
  latexExpressions: z.array(z.string()),
  body: z.string(),
  bodyText: z.string(),
  choices: z.array(storedChoiceSchema),
  answer: z.string(),
  explanation: z.string(),
})

/** The content of `generated/questions.json`. */
export const seedBankSchema = z.strictObject({
  /** SHA-256 of the questions as JSON, in hexadecimal. */
  checksum: z.string(),
  questions: z.array(seedQuestionSchema),
})

export type SeedQuestion = z.infer<typeof seedQuestionSchema>
export type SeedBank = z.infer<typeof seedBankSchema>

/** Writes the bank to a migrated database. Keeps the rows of removed questions. */
export function seedQuestions(
  database: Pick<Database, 'prisma'>,
  { checksum, questions }: SeedBank,
): Promise<SeedResult> {
  const keys = questions.map(({ legacyId }) => legacyId)
  const write = (transaction: DatabaseTransaction, known: readonly string[]) => upsert(transaction, questions, known)
  return seedSet(database, { name: 'questions', checksum, keys, write })
}

/** Converts a field to its column in `schema.prisma`: `gradeCode` → `grade_code`. */
function toColumn(field: string): string {
  return field === 'body' ? 'content_question_mj' : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const columns = Object.keys(seedQuestionSchema.shape).map(toColumn)

/** Lists the columns as SQL. `Prisma.raw` is safe here, because the names are constants. */
function columnList(prefix = ''): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `${prefix}${column}`).join(', '))
}

/** Writes the whole bank in one statement. Ids follow `legacyId` order, and unchanged rows keep `updated_at`. */
function upsert(
  transaction: DatabaseTransaction,
  questions: readonly SeedQuestion[],
  known: readonly string[],
): Promise<WrittenRow[]> {
  const rows = questions.map((question) =>
    Object.fromEntries(Object.entries(question).map(([field, value]) => [toColumn(field), value])),
  )
  return transaction.$queryRaw<WrittenRow[]>`
    INSERT INTO questions AS current (${columnList()})
    SELECT ${columnList()}
    FROM jsonb_populate_recordset(NULL::questions, ${JSON.stringify(rows)}::jsonb) AS bank
    WHERE legacy_id <> ALL (${known}::text[])
      OR EXISTS (SELECT FROM questions AS stored WHERE stored.legacy_id = bank.legacy_id)
    ORDER BY legacy_id
    ON CONFLICT (legacy_id) DO UPDATE SET
      (${columnList()}) = (${columnList('excluded.')}), updated_at = CURRENT_TIMESTAMP
    WHERE current.version = 1 AND current.deleted_at IS NULL AND current.author_id IS NULL
      AND current.legacy_id = ANY (${known}::text[])
      AND (${columnList('current.')}) IS DISTINCT FROM (${columnList('excluded.')})
    RETURNING (xmax = 0) AS inserted`
}
