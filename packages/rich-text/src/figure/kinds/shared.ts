import { z } from 'zod'

/** The largest absolute value of a coordinate or a quantity in a figure. */
const largest = 1_000_000_000

export const number = z.number().min(-largest).max(largest)
export const positive = z.number().positive().max(largest)
/** A point as x and y. */
export const place = z.tuple([number, number])

/** Text of one line without control characters and unpaired surrogates, which could not be stored unchanged. */
function line(longest: number) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u)
}

/** A short text of a figure. `*x*` is italic, `^2` and `^{10}` are raised, `_1` and `_{max}` are lowered. */
export const label = line(80)

/** An entry that is either true or left out, so that each figure has one spelling. */
export const flag = z.literal(true).optional()

/** The side of a point on which its label is. */
export const side = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])

/** What all figures have. */
export const head = {
  /** The version of the format. A later one gets a new number; figures of this one must be drawn forever. */
  v: z.literal(1),
  /** The figure in words, for people who cannot see it, search and plain text. It must not give the answer away. */
  alt: line(1_500),
  /** A line below the figure, such as 'Not drawn to scale'. */
  note: label.optional(),
}
