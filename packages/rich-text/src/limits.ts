/** Limits of a text. A larger text is rejected with a `RichTextError`, because it could block a server or browser. */
export const limits = {
  /** UTF-16 code units of a body, before and after cleaning. */
  bodyLength: 1_000_000,
  /** UTF-16 code units of a title or another phrase, before and after cleaning. */
  phraseLength: 4_000,
  /** Elements in one text. In the worst case, the parser's time grows with the square of this number. */
  elements: 50_000,
  /** Depth of nested elements. */
  depth: 200,
  /** Attributes of one element. */
  attributes: 100,
} as const

/** Maximum nesting depth of lists and quotes. Deeper content is moved up. It is far below `limits.depth`. */
export const deepestNesting = 16
