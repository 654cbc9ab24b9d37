/** Maximum lengths of text, in UTF-16 code units. */
export const longestAlt = 1_500
export const longestLabel = 80

/** The maximum number of steps on an axis. */
export const mostSteps = 60

/** The maximum number of points, by kind of figure. */
export const mostPoints = { graph: 40, scatter: 200 } as const
