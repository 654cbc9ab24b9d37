export const difficultyLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

/** The fields of a question that affect recommendations. */
export interface ProblemCandidate {
  readonly id: number
  readonly title: string
  /** 'G6' to 'G12'. Questions with any other code are never recommended. */
  readonly gradeCode: string
  readonly difficultyLevel: DifficultyLevel
  /** From 0 to 10. */
  readonly difficultyScore: number
  /** Skill ids. Unknown ids are ignored. */
  readonly skillTags: readonly string[]
}
