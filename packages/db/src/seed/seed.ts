import compiledBank from '../../generated/seed-questions.json' with { type: 'json' }
import type { Database, DatabaseTransaction } from '../database.ts'
import { type SeedBank, type SeedQuestion, seedBankSchema } from './seed-bank.ts'

export interface SeedResult {
  inserted: number
  /** Rows that the bank has changed since the last seed. */
  updated: number
  /** Rows left as they are: the same already, or edited by people. */
  kept: number
}

const stateName = 'questions'
/** Any constant: two servers that start at once seed one after the other. */
const seedLockKey = 5_081_974
const lockWaitMilliseconds = 60_000

/**
 * Brings the question bank into a migrated database. It may run at every start: an unchanged bank costs one read.
 * A question that people have edited (its version is above 1) is never overwritten, and one that they have
 * deleted stays deleted; a question that has left the bank stays in the database.
 * @param bank by default the bank compiled with this package
 */
export async function seed(
  database: Database,
  bank: SeedBank = seedBankSchema.parse(compiledBank),
): Promise<SeedResult> {
  const nothing = { inserted: 0, updated: 0, kept: bank.questions.length }
  if (await isSeeded(database.prisma, bank)) return nothing
  return database.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${seedLockKey})`
      if (await isSeeded(transaction, bank)) return nothing
      const result = await upsert(transaction, bank.questions)
      const state = { checksum: bank.checksum, seededAt: new Date() }
      await transaction.seedState.upsert({
        where: { name: stateName },
        create: { name: stateName, ...state },
        update: state,
      })
      return result
    },
    { maxWait: lockWaitMilliseconds, timeout: lockWaitMilliseconds },
  )
}

async function isSeeded(client: Pick<DatabaseTransaction, 'seedState'>, bank: SeedBank): Promise<boolean> {
  const state = await client.seedState.findUnique({ where: { name: stateName } })
  return state?.checksum === bank.checksum
}

/** One statement for the whole bank. Ids follow the order of legacyId, and unchanged rows keep their `updated_at`. */
async function upsert(transaction: DatabaseTransaction, questions: readonly SeedQuestion[]): Promise<SeedResult> {
  const written = await transaction.$queryRaw<{ inserted: boolean }[]>`
    INSERT INTO questions AS current (
      legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type,
      has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, body_text, choices, answer, explanation
    )
    SELECT
      "legacyId", title, subject, course, "gradeCode", "educationLevel", "difficultyLevel", "difficultyScore", "questionType",
      "hasMathml", "mathComplexity", "skillTags", "latexExpressions", body, "bodyText", choices, answer, explanation
    FROM jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) AS bank (
      "legacyId" text, title text, subject text, course text, "gradeCode" text, "educationLevel" text,
      "difficultyLevel" text, "difficultyScore" float8, "questionType" text, "hasMathml" boolean, "mathComplexity" float8,
      "skillTags" text[], "latexExpressions" text[], body text, "bodyText" text, choices jsonb, answer text, explanation text
    )
    ORDER BY "legacyId"
    ON CONFLICT (legacy_id) DO UPDATE SET
      title = excluded.title, subject = excluded.subject, course = excluded.course, grade_code = excluded.grade_code,
      education_level = excluded.education_level, difficulty_level = excluded.difficulty_level,
      difficulty_score = excluded.difficulty_score, question_type = excluded.question_type,
      has_mathml = excluded.has_mathml, math_complexity = excluded.math_complexity, skill_tags = excluded.skill_tags,
      latex_expressions = excluded.latex_expressions, content_question_mj = excluded.content_question_mj,
      body_text = excluded.body_text, choices = excluded.choices, answer = excluded.answer,
      explanation = excluded.explanation, updated_at = CURRENT_TIMESTAMP
    WHERE current.version = 1 AND (
      current.title, current.subject, current.course, current.grade_code, current.education_level,
      current.difficulty_level, current.difficulty_score, current.question_type, current.has_mathml,
      current.math_complexity, current.skill_tags, current.latex_expressions, current.content_question_mj,
      current.body_text, current.choices, current.answer, current.explanation
    ) IS DISTINCT FROM (
      excluded.title, excluded.subject, excluded.course, excluded.grade_code, excluded.education_level,
      excluded.difficulty_level, excluded.difficulty_score, excluded.question_type, excluded.has_mathml,
      excluded.math_complexity, excluded.skill_tags, excluded.latex_expressions, excluded.content_question_mj,
      excluded.body_text, excluded.choices, excluded.answer, excluded.explanation
    )
    RETURNING (xmax = 0) AS inserted`
  const inserted = written.filter((row) => row.inserted).length
  return { inserted, updated: written.length - inserted, kept: questions.length - written.length }
}
