/** Text that exceeds a limit is rejected with a `RichTextError`, because it could block a server or browser. */
export const limits = {
  /** In UTF-16 code units, before and after cleaning. */
  bodyLength: 1_000_000,
  /** For titles and other phrases, in UTF-16 code units, before and after cleaning. */
  phraseLength: 4_000,
  /** Parsing takes quadratic time in the worst case. */
  elements: 50_000,
  /** Nesting depth. */
  depth: 200,
  /** Per element. */
  attributes: 100,
} as const

/** The maximum nesting of lists and quotes. Deeper content moves up. Far below `limits.depth`. */
export const deepestNesting = 16
