const mebibyte = 1024 * 1024

/** Default body limit, enough for any report, question or list. Procedures check the sizes of individual fields. */
export const largestBodyBytes = mebibyte

/**
 * Body limit for the content library, whose texts can have a million UTF-16 code units. In Korean or Chinese, these
 * take three million bytes, plus the JSON escapes of quotation marks and line breaks.
 */
export const largestTextBytes = 4 * mebibyte
