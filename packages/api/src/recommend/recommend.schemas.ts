import { countries, grades } from '@pathwise/planner/context'
import { cardIcons } from '@pathwise/planner/recommend/card'
import { z } from 'zod'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

export const recommendListInputSchema = z.object({
  country: z.enum(countries).optional().describe("The country of the student's school. Defaults to the US."),
  grade: z.enum(grades).optional().describe("The student's grade. Defaults to G11."),
  goal: reportContextSchema.shape.goal.optional(),
})

/** A recommended page, in the language of the request. */
export const recommendationCardSchema = z.object({
  slug: z.string().startsWith('/').describe('A path on this site, such as `/guides/us/exams/sat`.'),
  title: z.string(),
  icon: z.enum(cardIcons),
  targetCountry: z.enum(countries).describe('The country that the card is for.'),
  summary: z.string(),
  reason: z.string().describe('One sentence that explains why the student sees this card.'),
})
export type RecommendationCard = z.infer<typeof recommendationCardSchema>

/** At most eight cards, best match first. */
export const recommendationsSchema = z.object({ items: z.array(recommendationCardSchema).max(8) })
export type Recommendations = z.infer<typeof recommendationsSchema>
