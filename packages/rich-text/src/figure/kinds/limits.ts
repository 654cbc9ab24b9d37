/** In UTF-16 code units. */
export const longestAlt = 1_500
export const longestLabel = 80

/** On an axis. */
export const mostSteps = 60

/** By kind of figure. */
export const mostPoints = { graph: 40, scatter: 200 } as const
