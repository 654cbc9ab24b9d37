/**
 * Why a typed function cannot be parsed. `sign`: an unexpected character. `bracket`: an unmatched parenthesis.
 * `unfinished`: a missing operand. `call`: a function name without parentheses. `shape`: a function that figures do not
 * support. `size`: a number out of range.
 */
export type FunctionMistake = 'bracket' | 'call' | 'shape' | 'sign' | 'size' | 'unfinished'

/** Thrown when a typed function cannot be parsed. It is never thrown outside this folder. */
export class FunctionTextError extends Error {
  readonly mistake: FunctionMistake
  /** The part of the text that causes the mistake. */
  readonly part: string

  constructor(mistake: FunctionMistake, part = '') {
    super(mistake)
    this.mistake = mistake
    this.part = part
  }
}
