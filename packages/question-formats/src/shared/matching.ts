import { findChosenAnswer } from './answers.ts'
import { mostParts, type QuestionPart } from './split.ts'

/** A pair to match, as HTML. A pair with an empty prompt only adds an incorrect choice. */
interface MatchingPair {
  readonly asked: string
  readonly answer: string
}

/**
 * Returns one part for each pair that has a prompt. The choices of each part are the distinct answers of all pairs.
 * Returns an empty list if there are too many pairs.
 */
export function buildMatching(body: string, pairs: readonly MatchingPair[]): QuestionPart[] {
  if (pairs.length > mostParts) return []
  const choices = [...new Set(pairs.map(({ answer }) => answer))].filter((answer) => answer.trim() !== '')
  return pairs
    .filter(({ asked }) => asked.trim() !== '')
    .map(({ asked, answer }) => ({
      body: `<div>${body}</div>\n<div>${asked}</div>`,
      answers: findChosenAnswer(choices.map((text) => ({ text, percent: text === answer ? 100 : 0, feedback: '' }))),
    }))
}
