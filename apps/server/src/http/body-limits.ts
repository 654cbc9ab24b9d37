const mebibyte = 1024 * 1024

/**
 * The default limit for a request body, which is enough for any report, question or list. Procedures check the size of
 * each field.
 */
export const largestBodyBytes = mebibyte

/**
 * The limit for the content library, where a text may have a million UTF-16 code units. A Korean or Chinese text of
 * that length has three million bytes, plus JSON escapes.
 */
export const largestTextBytes = 4 * mebibyte
