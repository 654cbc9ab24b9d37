import type { DatabaseTransaction } from '@pathwise/db/database'
import { type AuditSource, recordAudit } from '../../audit/record-audit.ts'
import type { Caller } from '../../auth/caller.ts'
import { AppError } from '../../errors.ts'
import { buildQuestionChangedError, buildQuestionNotFoundError } from '../apply-edit.ts'
import { decideReview, type ReviewRefusal } from './decide-review.ts'
import type { SetReviewStateInput } from './review.schemas.ts'

export type Reviewer = Pick<Caller, 'id' | 'role'>

/** The columns that the review rules read. */
export const reviewColumns = {
  ...{ id: true, legacyId: true, version: true, authorId: true, reviewState: true, reviewVersion: true },
  revisions: { select: { number: true, authorId: true }, orderBy: { number: 'desc' }, take: 1 },
} as const

export interface AuthoredRow {
  readonly authorId: string | null
  readonly revisions: readonly { readonly authorId: string | null }[]
}

/** Returns the author of the latest revision, or of the question if it was never edited. */
export function findLastAuthor({ authorId, revisions: [last] }: AuthoredRow): string | null {
  return last ? last.authorId : authorId
}

const refusals: Record<ReviewRefusal, string> = {
  not_reviewed: 'Only a reviewed question can go live',
  own_change: 'Another editor has to review a change of your own',
}

interface ReviewChange extends SetReviewStateInput {
  readonly reviewer: Reviewer
  readonly source: AuditSource
}

/**
 * Moves a question to a review state and records the reviewer.
 * @throws AppError `not_found`; `conflict` with reason `version_conflict`, `own_change` or `not_reviewed`
 */
export async function changeReviewState(
  transaction: DatabaseTransaction,
  { id, version, state, reviewer, source }: ReviewChange,
): Promise<void> {
  const row = await transaction.question.findUnique({ where: { id, deletedAt: null }, select: reviewColumns })
  if (!row) throw buildQuestionNotFoundError()
  if (row.version !== version) throw buildQuestionChangedError(row.legacyId)
  const decision = decideReview(row, state, { lastAuthorId: findLastAuthor(row), reviewer })
  if (decision.kind === 'unchanged') return
  if (decision.kind === 'refused') {
    throw new AppError('conflict', refusals[decision.reason], { reason: decision.reason })
  }
  // This uses raw SQL, because Prisma would also set `updatedAt`.
  const changed = await transaction.$executeRaw`
    UPDATE questions SET review_state = ${state}, review_version = ${version}
    WHERE id = ${id} AND version = ${version} AND review_state = ${row.reviewState} AND deleted_at IS NULL`
  if (changed === 0) throw buildQuestionChangedError(row.legacyId)
  await transaction.questionReview.create({
    data: {
      ...{ questionId: id, questionVersion: version, fromState: row.reviewState, toState: state },
      ...{ override: decision.override, createdAt: source.at, reviewerId: reviewer.id },
    },
  })
  await recordAudit(transaction, source, {
    action: 'question_reviewed',
    target: { kind: 'question', id: String(id) },
    details: { from: row.reviewState, to: state, version, override: decision.override },
  })
}
