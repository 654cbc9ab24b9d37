import type { Country, Grade } from '@pathwise/planner/context'
import { apiBase } from '../../lib/api-base.ts'
import { getAccessToken, onAuthChanged } from '../../lib/session/access-token.ts'
import { sessionFetch } from '../../lib/session/session-fetch.ts'
import { type Recommendation, readRecommendations } from './recommendation.ts'

export interface RecommendationQuery {
  readonly country: Country
  readonly grade: Grade
  /** One of the four quick-start goals, or free text. */
  readonly goal: string
}

export interface Recommendations {
  readonly cards: readonly Recommendation[]
  /**
   * Set if no cards could be loaded. `method`: the API does not allow the method (405). `unavailable`: both endpoints
   * failed.
   */
  readonly problem?: 'method' | 'unavailable'
}

interface Asking {
  /** The UI language, in which the cards are written. */
  readonly language: string
  readonly onLoginRequired: () => void
}

async function ask(path: string, query: RecommendationQuery, language: string) {
  try {
    const search = new URLSearchParams({ ...query })
    const response = await sessionFetch(`${apiBase}/${path}?${search}`, { headers: { 'accept-language': language } })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (response.status === 405) return 'method'
    return response.ok ? readRecommendations(await response.json()) : 'failed'
  } catch {
    return 'failed'
  }
}

/** Results keyed by country, grade and goal. The cards are translated, so an entry is valid only for its language. */
const cache = new Map<string, { language: string; cards: readonly Recommendation[] }>()
let watching = false

/** Clears the cache when the session changes, so that users never see each other's results. */
function clearWithSession() {
  if (watching) return
  watching = true
  onAuthChanged(() => cache.clear())
}

/**
 * Returns the recommendations from the cache or from `recommend`. Falls back to `recommend/plan` if `recommend` fails
 * or returns no cards. Without a token, or on status 401 or 403, calls `onLoginRequired` and returns no cards.
 */
export async function findRecommendations(
  query: RecommendationQuery,
  { language, onLoginRequired }: Asking,
): Promise<Recommendations> {
  clearWithSession()
  const loginRequired = (): Recommendations => {
    onLoginRequired()
    return { cards: [] }
  }
  if (getAccessToken() === undefined) return loginRequired()

  const key = `${query.country}|${query.grade}|${query.goal}`
  const known = cache.get(key)
  if (known?.language === language) return { cards: known.cards }

  for (const path of ['recommend', 'recommend/plan']) {
    const last = path === 'recommend/plan'
    const answer = await ask(path, query, language)
    if (answer === 'refused') return loginRequired()
    if (answer === 'method') return { cards: [], problem: 'method' }
    if (answer === 'failed') continue
    if (answer.length > 0) cache.set(key, { language, cards: answer })
    if (answer.length > 0 || last) return { cards: answer }
  }
  return { cards: [], problem: 'unavailable' }
}
