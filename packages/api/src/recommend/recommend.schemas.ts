import { countries, grades } from '@pathwise/planner/context'
import { cardIcons } from '@pathwise/planner/recommend/card'
import { z } from 'zod'
import { reportContextSchema } from '../diagnostics/diagnostics.schemas.ts'

/** Without a country it is for the US, without a grade for G11, without a goal for somebody who has none yet. */
export const recommendListInputSchema = z.object({
  country: z.enum(countries).optional(),
  grade: z.enum(grades).optional(),
  goal: reportContextSchema.shape.goal.optional(),
})

/** One of the four goals of the quick start, or the student's own words. */
export const recommendPlanInputSchema = reportContextSchema

/** A page worth opening next. Its texts are in the language of the request. */
export const recommendationCardSchema = z.object({
  /** A path of the site, without the host, such as `/guides/us/exams/sat`. */
  slug: z.string().startsWith('/'),
  title: z.string(),
  icon: z.enum(cardIcons),
  /** The country that it was chosen for. */
  targetCountry: z.enum(countries),
  summary: z.string(),
  /** Why it is shown to this student, in one sentence. */
  reason: z.string(),
})
export type RecommendationCard = z.infer<typeof recommendationCardSchema>

/** The best fit first; at most eight. */
export const recommendationsSchema = z.object({ items: z.array(recommendationCardSchema).max(8) })
export type Recommendations = z.infer<typeof recommendationsSchema>
