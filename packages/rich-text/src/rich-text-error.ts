export type RichTextRefusal = 'too_long' | 'too_deep' | 'too_many_elements' | 'too_many_attributes'

const sentences = {
  too_long: 'The text is too long',
  too_deep: 'The text is nested too deeply',
  too_many_elements: 'The text has too many elements',
  too_many_attributes: 'An element of the text has too many attributes',
} as const satisfies Record<RichTextRefusal, string>

/** Thrown when text exceeds one of the `limits`. All other text is cleaned instead of rejected. */
export class RichTextError extends Error {
  override readonly name = 'RichTextError'
  readonly reason: RichTextRefusal

  constructor(reason: RichTextRefusal) {
    super(sentences[reason])
    this.reason = reason
  }
}
