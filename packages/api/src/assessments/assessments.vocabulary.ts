/** The exam sections that a run can measure. */
export const measuredSections = ['sat.math', 'sat.reading-writing'] as const

/** The maximum length of a typed answer, in UTF-16 code units. */
export const longestTypedNumber = 100
