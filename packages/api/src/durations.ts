/** An hour in milliseconds. */
export const hourMs = 3600 * 1000

/** A day in milliseconds. */
export const dayMs = 24 * 3600 * 1000
