/** Mean difficulty scores of the shipped bank, by level. */
const scoreOfLevel: Readonly<Record<string, number>> = { beginner: 2, intermediate: 4, advanced: 6.5, expert: 8.5 }

/** Returns the score of a question of which only the level is known; undefined for an unknown level. */
export function findScore(level: string | undefined): number | undefined {
  return scoreOfLevel[level ?? '']
}

export function findEducationLevel(grade: string): string {
  return /^G[678]$/.test(grade) ? 'middle_school' : 'high_school'
}
