import { z } from 'zod'

/** Both bounds are included. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
