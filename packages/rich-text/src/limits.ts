/** Limits of a text. A larger text is rejected with a `RichTextError`, so that it cannot block a server or browser. */
export const limits = {
  /** UTF-16 code units of a body, before and after cleaning. */
  bodyLength: 1_000_000,
  /** UTF-16 code units of a title or another phrase, before and after cleaning. */
  phraseLength: 4_000,
  /** Elements in one text. In the worst case, the parser takes quadratic time in their number. */
  elements: 50_000,
  /** Elements that are open at the same time. */
  depth: 200,
  /** Attributes of one element. */
  attributes: 100,
} as const

/** Maximum nesting of lists and quotes; deeper content is moved up. It is far below `limits.depth`. */
export const deepestNesting = 16
