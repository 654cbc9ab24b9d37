import { countries, grades } from '@pathwise/planner/context'
import type { RecommendationQuery } from './find-recommendations.ts'

/** Parses the search from the URL. Uses the page's defaults for missing or unknown values. */
export function readQuery(search: URLSearchParams, defaults: RecommendationQuery): RecommendationQuery {
  const country = search.get('country')
  const grade = search.get('grade')
  return {
    country: countries.find((known) => known === country) ?? defaults.country,
    grade: grades.find((known) => known === grade) ?? defaults.grade,
    goal: search.get('goal')?.trim().slice(0, 200) || defaults.goal,
  }
}
