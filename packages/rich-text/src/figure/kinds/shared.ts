import { z } from 'zod'

/** The maximum absolute value of a coordinate or quantity in a figure. */
const largest = 1_000_000_000

export const number = z.number().min(-largest).max(largest)
export const positive = z.number().positive().max(largest)
/** A point as x and y. */
export const place = z.tuple([number, number])

/**
 * A single line of text with no control characters or unpaired surrogates, because they could not be stored unchanged.
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

/** A short text in a figure. `*x*` is italic, `^2` and `^{10}` are superscripts, `_1` and `_{max}` are subscripts. */
export const label = line(80)

/** A field that is either true or omitted, so that each figure has only one stored form. */
export const flag = z.literal(true).optional()

/** The side of a point where its label is shown. */
export const side = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])

/** The fields that all figures have in common. */
export const head = {
  /**
   * The version of the format. A later format gets a new number, but figures in this version must always be supported.
   */
  v: z.literal(1),
  /**
   * A description of the figure, used for people who cannot see it, for search and for plain text. It must not reveal
   * the answer.
   */
  alt: line(1_500),
  /** A line below the figure, such as 'Not drawn to scale'. */
  note: label.optional(),
}
