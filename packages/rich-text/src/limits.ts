/** What is larger is refused with a `RichTextError`, so that no text can keep a server busy or a browser hanging. */
export const limits = {
  /** UTF-16 code units of a body, before and after cleaning. */
  bodyLength: 1_000_000,
  /** UTF-16 code units of a title or another phrase, before and after cleaning. */
  phraseLength: 4_000,
  /** Elements in one text. The parser's own work grows with their square in the worst case. */
  elements: 50_000,
  /** Elements that are open at the same time. */
  depth: 200,
  /** Attributes of one element. */
  attributes: 100,
} as const

/** Lists and quotes may stand in each other this deep; what is deeper moves up. Far below `limits.depth`. */
export const deepestNesting = 16
