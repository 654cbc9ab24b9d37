/**
 * `sign` is an unexpected character. `bracket` is an unmatched bracket. `unfinished` is a missing operand. `call` is a
 * function name without brackets after it. `shape` is a function that no figure can store. `size` is a number beyond
 * the limits.
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
