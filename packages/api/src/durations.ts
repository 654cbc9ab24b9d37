export const hourMs = 3600 * 1000

export const dayMs = 24 * 3600 * 1000
