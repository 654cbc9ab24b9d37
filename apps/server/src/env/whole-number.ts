import { z } from 'zod'

/** Parses a whole number within bounds, both included. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
