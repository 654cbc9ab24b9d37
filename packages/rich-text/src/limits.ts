/** Text that exceeds a limit is rejected with a `RichTextError`, because it could block a server or browser. */
export const limits = {
  /** The maximum length of a body, before and after cleaning, in UTF-16 code units. */
  bodyLength: 1_000_000,
  /** The maximum length of a title or other phrase, before and after cleaning, in UTF-16 code units. */
  phraseLength: 4_000,
  /** The maximum number of elements. Parsing takes quadratic time in the worst case. */
  elements: 50_000,
  /** The maximum nesting depth. */
  depth: 200,
  /** The maximum number of attributes per element. */
  attributes: 100,
} as const

/**
 * The maximum nesting of lists and quotes, which is far below `limits.depth`. Lists and quotes that are nested deeper
 * are flattened to this level.
 */
export const deepestNesting = 16
