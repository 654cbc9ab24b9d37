import type { RecommendationQuery } from '../../recommendations/find-recommendations.ts'

/** What somebody had filled in when they were sent to log in. It lives as long as this page load, and nowhere else. */
let waiting: RecommendationQuery | undefined

export function keepAnswers(answers: RecommendationQuery) {
  waiting = answers
}

/** The answers that wait for whoever comes back from logging in. */
export function waitingAnswers(): RecommendationQuery | undefined {
  return waiting
}

export function forgetAnswers() {
  waiting = undefined
}
