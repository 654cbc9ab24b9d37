import { Prisma } from '@pathwise/db/prisma'
import { buildStatusCondition } from '../../calibration/status-condition.ts'
import { buildLikePattern } from '../../like-pattern.ts'
import { lintRules } from '../lint.schemas.ts'
import type { ListQuestionsInput } from '../questions.schemas.ts'

export type QuestionFilter = Omit<ListQuestionsInput, 'page' | 'page_size'>

/** Builds the SQL condition on `question_search` for a filter. */
export function buildCondition({
  archived,
  subject,
  grade_code,
  difficulty,
  pool,
  problems,
  question_type,
  reports,
  review,
  search,
  skill,
  status,
}: QuestionFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`archived = ${archived}`,
    ...(subject ? [Prisma.sql`subject = ${subject}`] : []),
    ...(grade_code ? [Prisma.sql`grade_code = ${grade_code}`] : []),
    ...(difficulty ? [Prisma.sql`difficulty_level = ${difficulty}`] : []),
    ...(pool ? [Prisma.sql`pool = ${pool}`] : []),
    ...(problems ? [Prisma.sql`problems && ${problems === 'any' ? [...lintRules] : [problems]}::text[]`] : []),
    ...(review ? [review === 'changed' ? Prisma.sql`review_changed` : Prisma.sql`review_state = ${review}`] : []),
    ...(question_type ? [Prisma.sql`question_type = ${question_type}`] : []),
    ...(skill ? [Prisma.sql`question_id IN (SELECT id FROM questions WHERE skill_tags @> ARRAY[${skill}])`] : []),
    ...(status ? [buildStatusCondition(status)] : []),
    ...(reports ? [Prisma.sql`question_id IN (SELECT question_id FROM problem_reports WHERE state = ${reports})`] : []),
    ...(search === '' ? [] : [Prisma.sql`text LIKE lower(${buildLikePattern(search)})`]),
  ]
  return Prisma.join(conditions, ' AND ')
}
