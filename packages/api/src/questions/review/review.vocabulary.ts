/** The review states, in the order in which a question passes through them. Students see only live questions. */
export const reviewStates = ['draft', 'reviewed', 'live'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The review filters of the question list: a review state, or edited since the last review. */
export const reviewFilters = [...reviewStates, 'changed'] as const
