import type { ReviewHistory } from '@pathwise/api/questions/review/review.schemas'
import type { ReviewState } from '@pathwise/api/questions/review/review.vocabulary'

interface ReviewStep {
  readonly name: 'approve' | 'confirm' | 'publish' | 'takeOffline' | 'withdraw'
  readonly to: ReviewState
  /** Whether the step requires an editor other than the author of the last change. */
  readonly isReview: boolean
}

/** Returns the review steps available for a question, most common first. */
export function listReviewSteps({ state, compare_with }: Pick<ReviewHistory, 'compare_with' | 'state'>): ReviewStep[] {
  const changed = compare_with !== null
  const approve = { name: 'approve', to: 'reviewed', isReview: true } as const
  const withdraw = { name: 'withdraw', to: 'draft', isReview: false } as const
  switch (state) {
    case 'draft':
      return [approve]
    case 'reviewed':
      return [changed ? approve : { name: 'publish', to: 'live', isReview: false }, withdraw]
    case 'live':
      return [
        ...(changed ? [{ name: 'confirm', to: 'live', isReview: true } as const] : []),
        { ...withdraw, name: 'takeOffline' },
      ]
  }
}
