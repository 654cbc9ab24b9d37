export const commentLimits = {
  /** The maximum length of a comment, in UTF-16 code units. */
  body: 2_000,
  /** The maximum number of comments per question. */
  perQuestion: 200,
} as const
