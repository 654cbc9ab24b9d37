export const difficultyLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const
export type DifficultyLevel = (typeof difficultyLevels)[number]

/** The question fields that the planner needs to recommend a question. */
export interface ProblemCandidate {
  readonly id: number
  readonly title: string
  /** 'G6' to 'G12'. A candidate with any other code is never recommended. */
  readonly gradeCode: string
  readonly difficultyLevel: DifficultyLevel
  /** The difficulty score, from 0 to 10. */
  readonly difficultyScore: number
  /** Skill ids. Unknown ids are ignored. */
  readonly skillTags: readonly string[]
}
