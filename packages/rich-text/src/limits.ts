/**
 * Limits for one text. A larger text is rejected with a `RichTextError`, because it could block a server or browser.
 */
export const limits = {
  /** The length of a body in UTF-16 code units, before and after cleaning. */
  bodyLength: 1_000_000,
  /** The length of a title or another phrase in UTF-16 code units, before and after cleaning. */
  phraseLength: 4_000,
  /** The number of elements in one text. In the worst case, parsing time is quadratic in this number. */
  elements: 50_000,
  /** The depth of nested elements. */
  depth: 200,
  /** The number of attributes on one element. */
  attributes: 100,
} as const

/** The maximum nesting depth of lists and quotes. Deeper content is moved up. It is far below `limits.depth`. */
export const deepestNesting = 16
