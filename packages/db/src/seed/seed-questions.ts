import compiledBank from '../../generated/seed-questions.json' with { type: 'json' }
import type { Database, DatabaseTransaction } from '../database.ts'
import { type SeedBank, type SeedQuestion, seedBankSchema } from './seed-bank.ts'
import { type SeedResult, seedSet, type WrittenRow } from './seed-set.ts'

/**
 * Brings the question bank into a migrated database. A question that has left the bank stays in the database.
 * @param bank by default the bank compiled with this package
 */
export function seedQuestions(
  database: Pick<Database, 'prisma'>,
  { checksum, questions }: SeedBank = seedBankSchema.parse(compiledBank),
): Promise<SeedResult> {
  const keys = questions.map(({ legacyId }) => legacyId)
  const write = (transaction: DatabaseTransaction, known: readonly string[]) => upsert(transaction, questions, known)
  return seedSet(database, { name: 'questions', checksum, keys, write })
}

/** One statement for the whole bank. Ids follow the order of legacyId, and unchanged rows keep their `updated_at`. */
function upsert(
  transaction: DatabaseTransaction,
  questions: readonly SeedQuestion[],
  known: readonly string[],
): Promise<WrittenRow[]> {
  return transaction.$queryRaw<WrittenRow[]>`
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
    WHERE "legacyId" <> ALL (${known}::text[]) OR EXISTS (SELECT FROM questions WHERE legacy_id = "legacyId")
    ORDER BY "legacyId"
    ON CONFLICT (legacy_id) DO UPDATE SET
      title = excluded.title, subject = excluded.subject, course = excluded.course, grade_code = excluded.grade_code,
      education_level = excluded.education_level, difficulty_level = excluded.difficulty_level,
      difficulty_score = excluded.difficulty_score, question_type = excluded.question_type,
      has_mathml = excluded.has_mathml, math_complexity = excluded.math_complexity, skill_tags = excluded.skill_tags,
      latex_expressions = excluded.latex_expressions, content_question_mj = excluded.content_question_mj,
      body_text = excluded.body_text, choices = excluded.choices, answer = excluded.answer,
      explanation = excluded.explanation, updated_at = CURRENT_TIMESTAMP
    WHERE current.version = 1 AND current.deleted_at IS NULL AND current.author_id IS NULL
      AND current.legacy_id = ANY (${known}::text[]) AND (
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
}
