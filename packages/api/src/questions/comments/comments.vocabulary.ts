export const commentLimits = {
  /** UTF-16 code units of a comment. */
  body: 2_000,
  /** Comments on one question. */
  perQuestion: 200,
} as const
