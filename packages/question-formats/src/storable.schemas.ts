import { z } from 'zod'

/** Matches text that PostgreSQL can store, without NUL and unpaired surrogates. */
const storable = /^[^\0\p{Surrogate}]*$/u
const refusal = 'Contains characters that cannot be stored'

export function text(longest: number) {
  return z.string().max(longest).regex(storable, refusal)
}

export function trimmedText(longest: number) {
  return z.string().trim().max(longest).regex(storable, refusal)
}

/** Builds a schema for a non-empty line of text, which is trimmed. */
export function line(longest: number) {
  return trimmedText(longest)
    .min(1, 'Must not be empty')
    .regex(/^[^\p{Cc}]*$/u, 'Must be one line')
}
