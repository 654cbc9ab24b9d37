import { bandWidth } from '@pathwise/measure/claims'
import { findLevel } from '@pathwise/measure/item-level'
import { questionDifficulties } from '@pathwise/question-formats/vocabulary.schemas'
import { fewestProvisional, findAuthorLevel } from '../../calibration/item-state.ts'
import type { OwnFinding } from '../lint.schemas.ts'

export const learnedColumns = {
  questionVersion: true,
  difficulty: true,
  difficultyDoubt: true,
  answers: true,
} as const

interface LearnedItem {
  readonly version: number
  readonly difficultyLevel: string
  /** Null for a question that no run has asked. */
  readonly parameters: Readonly<Record<keyof typeof learnedColumns, number>> | null
}

/** The minimum difference to report, in levels. A difference of one level is too often due to chance. */
const fewestLevels = 2

/**
 * Reports a measured item if its learned difficulty is at least two levels from the author's level, and the 80% band of
 * the difficulty excludes the author's level.
 */
export function levelFarFromLearned({ version, difficultyLevel, parameters }: LearnedItem): OwnFinding[] {
  if (!parameters || parameters.questionVersion !== version || parameters.answers < fewestProvisional) return []
  const { difficulty, difficultyDoubt } = parameters
  const author = findAuthorLevel(difficultyLevel)
  const learned = findLevel(difficulty)
  if (Math.abs(learned - author) < fewestLevels) return []
  const nearest = difficulty - Math.sign(learned - author) * bandWidth * difficultyDoubt
  if (Math.sign(findLevel(nearest) - author) !== Math.sign(learned - author)) return []
  return [{ rule: 'level_far_from_learned', place: 'difficulty_level', detail: questionDifficulties[learned] }]
}
