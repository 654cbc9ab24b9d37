import { findChosenAnswer } from './answers.ts'
import { mostParts, type QuestionPart } from './split.ts'

/** A pair to match, as HTML. A pair without a prompt only adds a wrong choice. */
interface MatchingPair {
  readonly asked: string
  readonly answer: string
}

/**
 * Splits a matching question into parts, one for each pair with a prompt. The choices of each part are the distinct
 * answers of all pairs. Returns no parts if there are too many pairs.
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
