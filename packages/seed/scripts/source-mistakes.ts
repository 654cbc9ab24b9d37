/** All mistakes, one per line: file, position, problem. */
export class SourceMistakes extends Error {
  override readonly name = 'SourceMistakes'

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}
