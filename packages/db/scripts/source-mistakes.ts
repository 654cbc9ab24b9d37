/** Every mistake that authors have made, one a line: file, place, and what is wrong. */
export class SourceMistakes extends Error {
  override readonly name = 'SourceMistakes'

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}
