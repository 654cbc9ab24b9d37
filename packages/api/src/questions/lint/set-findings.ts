import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import type { SetFinding } from '../lint.schemas.ts'
import { findKeyImbalance, type SameKey } from './key-imbalance.ts'

interface SetQuestion {
  readonly questionType?: string | undefined
  readonly choices: readonly Pick<Choice, 'id'>[]
  readonly answer: string
  readonly skillTags: readonly string[]
}

/** Runs the rules that check a set of questions. */
export function listSetFindings(questions: readonly SetQuestion[]): SetFinding[] {
  const count = questions.filter(({ skillTags }) => skillTags.length === 0).length
  return [
    ...(count > 0 ? [{ rule: 'missing_skill' as const, count, total: questions.length }] : []),
    ...findKeyImbalance(findKeys(questions)),
  ]
}

function findKeys(questions: readonly SetQuestion[]): SameKey[] {
  return questions.flatMap(({ questionType, choices, answer }) => {
    const position = choices.findIndex(({ id }) => id === answer) + 1
    return questionType === 'multiple_choice' && position > 0 ? [{ choices: choices.length, position, count: 1 }] : []
  })
}
