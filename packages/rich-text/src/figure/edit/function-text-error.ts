/**
 * `sign` is a character without meaning here. `bracket` is an unmatched bracket. `unfinished` is a missing operand.
 * `call` is a name without brackets after it. `shape` is a function that no figure can store. `size` is a number beyond
 * the limits.
 */
export type FunctionMistake = 'bracket' | 'call' | 'shape' | 'sign' | 'size' | 'unfinished'

/** Thrown while a function is parsed. Always caught in this folder. */
export class FunctionTextError extends Error {
  readonly mistake: FunctionMistake
  /** The part of the text that the mistake is about. */
  readonly part: string

  constructor(mistake: FunctionMistake, part = '') {
    super(mistake)
    this.mistake = mistake
    this.part = part
  }
}
