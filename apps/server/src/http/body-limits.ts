const mebibyte = 1024 * 1024

/** Enough for any report, question or list; the largest thing a person may send is checked by its own procedure. */
export const largestBodyBytes = mebibyte

/**
 * A text of the content library may have a million UTF-16 code units: three million bytes in Korean or Chinese, and a
 * little more for the quotation marks and line breaks that JSON escapes.
 */
export const largestTextBytes = 4 * mebibyte
