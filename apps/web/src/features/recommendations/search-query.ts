import { countries, grades } from '@pathwise/planner/context'
import type { RecommendationQuery } from './find-recommendations.ts'

/** What an address asks for; where it says nothing, or nothing that we know, the defaults of the page. */
export function readQuery(search: URLSearchParams, defaults: RecommendationQuery): RecommendationQuery {
  const country = search.get('country')
  const grade = search.get('grade')
  return {
    country: countries.find((known) => known === country) ?? defaults.country,
    grade: grades.find((known) => known === grade) ?? defaults.grade,
    goal: search.get('goal')?.trim().slice(0, 200) || defaults.goal,
  }
}
