/** The review states, in order. Students see only live questions. */
export const reviewStates = ['draft', 'reviewed', 'live'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The review filters of the question list: each state, and questions edited since their review. */
export const reviewFilters = [...reviewStates, 'changed'] as const
