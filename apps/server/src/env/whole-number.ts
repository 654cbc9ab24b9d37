import { z } from 'zod'

/** Both bounds are inclusive. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
