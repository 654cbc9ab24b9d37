import type { Choice } from '@pathwise/question-formats/vocabulary.schemas'
import type { SetFinding } from '../lint.schemas.ts'
import { findKeyImbalance, type KeyTally } from './key-imbalance.ts'

/** The fields of a question that the rules for sets read. */
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
    ...findKeyImbalance(tallyKeys(questions)),
  ]
}

function tallyKeys(questions: readonly SetQuestion[]): KeyTally[] {
  const tallies = new Map<number, number[]>()
  for (const { questionType, choices, answer } of questions) {
    const position = choices.findIndex(({ id }) => id === answer)
    if (questionType !== 'multiple_choice' || position < 0) continue
    const counts = tallies.get(choices.length) ?? choices.map(() => 0)
    counts[position] = (counts[position] ?? 0) + 1
    tallies.set(choices.length, counts)
  }
  return [...tallies].map(([choices, counts]) => ({ choices, counts }))
}
