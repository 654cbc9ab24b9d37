import { z } from 'zod'

/** Matches text that PostgreSQL can store, without NUL and unpaired surrogates. */
export const storable = /^[^\0\p{Surrogate}]*$/u
const refusal = 'Contains characters that cannot be stored'

/**
 * Builds a schema for text that can be stored.
 * @param longest in UTF-16 code units
 */
export function text(longest: number) {
  return z.string().max(longest).regex(storable, refusal)
}

/**
 * Like `text`, but trims the text first.
 * @param longest in UTF-16 code units
 */
export function trimmedText(longest: number) {
  return z.string().trim().max(longest).regex(storable, refusal)
}

/** Builds a schema for a non-empty line of text, which is trimmed. */
export function line(longest: number) {
  return trimmedText(longest)
    .min(1, 'Must not be empty')
    .regex(/^[^\p{Cc}]*$/u, 'Must be one line')
}
