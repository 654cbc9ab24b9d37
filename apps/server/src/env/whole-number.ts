import { z } from 'zod'

/** Accepts whole numbers from `least` to `most`, both inclusive. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
