import type { RecommendationQuery } from '../../recommendations/find-recommendations.ts'

/** The answers a visitor had entered when redirected to the login page. Kept in memory until the page reloads. */
let waiting: RecommendationQuery | undefined

export function keepAnswers(answers: RecommendationQuery) {
  waiting = answers
}

/** Returns the answers that were kept for after login. */
export function waitingAnswers(): RecommendationQuery | undefined {
  return waiting
}

export function forgetAnswers() {
  waiting = undefined
}
