/**
 * `sign` is a character without meaning here, `bracket` an unmatched one, `unfinished` a missing operand, `call` a name
 * without brackets after it, `shape` a function that no figure can store, and `size` a number beyond the limits.
 */
export type FunctionMistake = 'bracket' | 'call' | 'shape' | 'sign' | 'size' | 'unfinished'

/** Thrown while a function is read. Does not leave this folder. */
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
