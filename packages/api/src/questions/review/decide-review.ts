import { hasRole, type Role } from '../../auth/roles.vocabulary.ts'
import type { ReviewState } from './review.vocabulary.ts'

export interface ReviewedRow {
  readonly reviewState: string
  readonly reviewVersion: number
  readonly version: number
}

/** Returns whether a question has been edited since its review. False for drafts, which have no review. */
export function hasChangedSinceReview({ reviewState, reviewVersion, version }: ReviewedRow): boolean {
  return reviewState !== 'draft' && version > reviewVersion
}

export type ReviewRefusal = 'not_reviewed' | 'own_change'

type ReviewDecision =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: ReviewRefusal }
  | { readonly kind: 'change'; readonly override: boolean }

interface Reviewer {
  readonly id: string
  readonly role: Role
}

/**
 * Decides whether a reviewer may move a question to a state. Editors may not review their own changes to a draft or a
 * reviewed question.
 * @param lastAuthorId the author of the current version, or null if unknown
 */
export function decideReview(
  row: ReviewedRow,
  state: ReviewState,
  { lastAuthorId, reviewer }: { readonly lastAuthorId: string | null; readonly reviewer: Reviewer },
): ReviewDecision {
  const changed = hasChangedSinceReview(row)
  if (row.reviewState === state && !changed) return { kind: 'unchanged' }
  if (state === 'draft') return { kind: 'change', override: false }
  if (state === 'live' && (row.reviewState === 'draft' || (row.reviewState === 'reviewed' && changed))) {
    return { kind: 'refused', reason: 'not_reviewed' }
  }
  const isOwnReview = (row.reviewState === 'draft' || changed) && lastAuthorId === reviewer.id
  if (isOwnReview && !hasRole(reviewer, 'admin')) return { kind: 'refused', reason: 'own_change' }
  return { kind: 'change', override: isOwnReview }
}
