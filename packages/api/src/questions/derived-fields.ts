/** The mean difficulty scores of our seed questions, by level. */
const scoreOfLevel: Readonly<Record<string, number>> = { beginner: 2, intermediate: 4, advanced: 6.5, expert: 8.5 }

/** Returns the default score for a difficulty level, or undefined for an unknown level. */
export function findScore(level: string | undefined): number | undefined {
  return scoreOfLevel[level ?? '']
}

export function findEducationLevel(grade: string): string {
  return /^G[678]$/.test(grade) ? 'middle_school' : 'high_school'
}
