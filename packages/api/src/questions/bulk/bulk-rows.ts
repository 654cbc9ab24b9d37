import type { DatabaseTransaction } from '@pathwise/db/database'
import { questionColumns } from '../questions.presenter.ts'
import { buildRevisions } from '../revision-record.ts'
import { type BulkRow, type Decision, hasNewContent } from './change-row.ts'

/** The client methods that are also available in a transaction. */
export type RowClient = Pick<DatabaseTransaction, '$executeRaw' | 'question' | 'questionReview'>

const bulkColumns = {
  ...questionColumns,
  authorId: true,
  revisions: { select: { number: true, authorId: true }, orderBy: { number: 'desc' }, take: 1 },
} as const

export async function readRows(client: RowClient, ids: readonly number[]): Promise<Map<number, BulkRow>> {
  const rows = await client.question.findMany({ where: { id: { in: [...ids] } }, select: bulkColumns })
  return new Map(rows.map((row) => [row.id, row]))
}

/** A question before and after a change. */
export interface Planned {
  readonly before: BulkRow
  readonly after: BulkRow
  readonly isEdited: boolean
  readonly override: boolean
}

/** Returns a question before and after a change. New content increments the version. */
export function planChange(
  before: BulkRow,
  { columns, override = false }: Extract<Decision, { kind: 'change' }>,
  at: Date,
): Planned {
  const after = { ...before, ...columns }
  const isEdited = hasNewContent(before, after)
  return {
    before,
    after: isEdited ? { ...after, version: before.version + 1, updatedAt: at } : after,
    isEdited,
    override,
  }
}

interface Author {
  readonly authorId: string
  readonly at: Date
}

/**
 * Writes a batch of rows with their revisions and review records, in one statement per table. The rows must be locked.
 */
export async function writeRows(
  client: RowClient,
  planned: readonly Planned[],
  { authorId, at }: Author,
): Promise<void> {
  const rows = planned.map(({ after }) => ({
    id: after.id,
    subject: after.subject,
    course: after.course,
    grade_code: after.gradeCode,
    education_level: after.educationLevel,
    difficulty_level: after.difficultyLevel,
    difficulty_score: after.difficultyScore,
    skill_tags: after.skillTags,
    review_state: after.reviewState,
    review_version: after.reviewVersion,
    deleted_at: after.deletedAt,
    version: after.version,
    updated_at: after.updatedAt,
  }))
  await client.$executeRaw`
    UPDATE questions SET
      subject = row.subject, course = row.course, grade_code = row.grade_code, education_level = row.education_level,
      difficulty_level = row.difficulty_level, difficulty_score = row.difficulty_score, skill_tags = row.skill_tags,
      review_state = row.review_state, review_version = row.review_version, deleted_at = row.deleted_at,
      version = row.version, updated_at = row.updated_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (
      id int, subject text, course text, grade_code text, education_level text, difficulty_level text,
      difficulty_score float8, skill_tags text[], review_state text, review_version int, deleted_at timestamptz,
      version int, updated_at timestamptz
    )
    WHERE questions.id = row.id`
  const revisions = planned.filter(({ isEdited }) => isEdited).flatMap((one) => buildRevisions({ ...one, authorId }))
  // Uses raw SQL, because compiling a `createMany` of this size would block the server several times longer.
  await client.$executeRaw`
    INSERT INTO question_revisions (question_id, number, author_id, created_at, content)
    SELECT "questionId", number, "authorId", "createdAt", content
    FROM jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb) AS revision (
      "questionId" int, number int, "authorId" text, "createdAt" timestamptz, content jsonb
    )
    ON CONFLICT DO NOTHING`
  await client.questionReview.createMany({
    data: planned
      .filter(({ before, after }) => hasNewState(before, after))
      .map(({ before, after, override }) => ({
        ...{ questionId: after.id, questionVersion: after.version, override, createdAt: at, reviewerId: authorId },
        ...{ fromState: before.reviewState, toState: after.reviewState },
      })),
  })
}

function hasNewState(before: BulkRow, after: BulkRow): boolean {
  return before.reviewState !== after.reviewState || before.reviewVersion !== after.reviewVersion
}
