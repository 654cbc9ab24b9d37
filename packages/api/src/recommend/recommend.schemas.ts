import { countries, grades } from '@pathwise/planner/context'
import { cardIcons } from '@pathwise/planner/recommend/card'
import { z } from 'zod'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

/** Input of the recommendations. The country defaults to the US and the grade to G11; the goal may be missing. */
export const recommendListInputSchema = z.object({
  country: z.enum(countries).optional(),
  grade: z.enum(grades).optional(),
  goal: reportContextSchema.shape.goal.optional(),
})

/** A recommended page. Its texts are in the request's language. */
export const recommendationCardSchema = z.object({
  /** A site path without the host, such as `/guides/us/exams/sat`. */
  slug: z.string().startsWith('/'),
  title: z.string(),
  icon: z.enum(cardIcons),
  /** The country the card was chosen for. */
  targetCountry: z.enum(countries),
  summary: z.string(),
  /** One sentence that explains why the student sees this card. */
  reason: z.string(),
})
export type RecommendationCard = z.infer<typeof recommendationCardSchema>

/** Best match first; at most eight. */
export const recommendationsSchema = z.object({ items: z.array(recommendationCardSchema).max(8) })
export type Recommendations = z.infer<typeof recommendationsSchema>
