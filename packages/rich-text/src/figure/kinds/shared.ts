import { z } from 'zod'
import { longestAlt, longestLabel } from './limits.ts'

/** The maximum absolute value of any coordinate or quantity. */
const largest = 1_000_000_000

export const number = z.number().min(-largest).max(largest)
export const positive = z.number().positive().max(largest)
/** The x and y coordinates. */
export const place = z.tuple([number, number])

/**
 * A single line of text. Control characters and unpaired surrogates are rejected, because they cannot be stored
 * unchanged.
 */
function line(longest: number) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u)
}

/** Short text with markup: `*x*` is italic, `^2` and `^{10}` are superscripts, and `_1` and `_{max}` are subscripts. */
export const label = line(longestLabel)

/** A flag is either true or omitted, never false, so that each figure has only one stored form. */
export const flag = z.literal(true).optional()

/** The side of a point on which its label appears. */
export const side = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])

/** Fields that all figures have. */
export const head = {
  /** The format version. New formats get a new number, but this version must always be supported. */
  v: z.literal(1),
  /** Alt text, also used for search and as plain text. It must not reveal the answer. */
  alt: line(longestAlt),
  /** A line below the figure, such as 'Not drawn to scale'. */
  note: label.optional(),
}
