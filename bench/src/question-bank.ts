import { openDatabase } from '@pathwise/db/client'

/**
 * Adds questions for all grades to a seeded database. Their texts recombine sentences from the seed data, so words,
 * letters and numbers vary from rare to common. One question in a hundred violates a lint rule.
 * @param target a `postgres://` URL, or the directory of an embedded database
 */
export async function addQuestions(target: string, questions: number): Promise<void> {
  const database = await openDatabase(target)
  const { prisma } = database
  try {
    await prisma.$executeRaw`
      CREATE TABLE bench_sentences AS
      SELECT row_number() OVER (ORDER BY text) - 1 AS place, text
      FROM (SELECT DISTINCT regexp_split_to_table(body_text, '(?<=[.?:])\\s+') AS text FROM questions) AS sentence`
    await prisma.$executeRaw`
      CREATE TABLE bench_models AS SELECT row_number() OVER (ORDER BY legacy_id) - 1 AS place, * FROM questions`
    await prisma.$executeRaw`ANALYZE bench_sentences, bench_models`
    await prisma.$executeRaw`
      INSERT INTO questions (
        legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score,
        question_type, math_complexity, skill_tags, latex_expressions, content_question_mj, body_text, choices, answer,
        explanation
      )
      SELECT 'BENCH-' || n, model.title || ' ' || n, model.subject, model.course,
        (ARRAY['G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12'])[1 + n % 7], model.education_level, model.difficulty_level,
        model.difficulty_score, model.question_type, model.math_complexity, model.skill_tags, model.latex_expressions,
        model.content_question_mj || '<p>' || one.text || ' ' || other.text || '</p>',
        one.text || ' ' || other.text || ' ' || third.text || ' ' || n * 7::bigint, model.choices, model.answer, model.explanation
      FROM generate_series(1, ${questions}::int) AS n
      CROSS JOIN (SELECT count(*) AS sentences FROM bench_sentences) AS counted
      JOIN bench_models model ON model.place = n % 256
      JOIN bench_sentences one ON one.place = n * 7919::bigint % sentences
      JOIN bench_sentences other ON other.place = n * 104729::bigint % sentences
      JOIN bench_sentences third ON third.place = n * 1299709::bigint % sentences
      ORDER BY n`
    await prisma.$executeRaw`DROP TABLE bench_sentences, bench_models`
    await prisma.$executeRaw`UPDATE question_lint SET due = false`
    await prisma.$executeRaw`
      UPDATE question_search SET problems = '{untranslated_tag}' WHERE question_id % 100 = 0`
    await prisma.$executeRaw`VACUUM ANALYZE`
  } finally {
    await database.close()
  }
}
