/** The exam sections that a run can measure. */
export const measuredSections = ['sat.math', 'sat.reading-writing'] as const

export const longestTypedNumber = 100
