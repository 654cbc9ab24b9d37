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

export type Recommendations =
  | { readonly kind: 'login-required' }
  | {
      readonly kind: 'found'
      readonly cards: readonly Recommendation[]
      /**
       * Set if no cards could be loaded. `method`: the API does not allow the method (405). `unavailable`: both
       * endpoints failed.
       */
      readonly problem?: 'method' | 'unavailable'
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
 * or returns no cards. Returns `login-required` if there is no token, or if the status is 401 or 403.
 * @param language the UI language, in which the cards are written
 */
export async function findRecommendations(query: RecommendationQuery, language: string): Promise<Recommendations> {
  clearWithSession()
  if (getAccessToken() === undefined) return { kind: 'login-required' }

  const key = `${query.country}|${query.grade}|${query.goal}`
  const known = cache.get(key)
  if (known?.language === language) return { kind: 'found', cards: known.cards }

  for (const path of ['recommend', 'recommend/plan']) {
    const last = path === 'recommend/plan'
    const answer = await ask(path, query, language)
    if (answer === 'refused') return { kind: 'login-required' }
    if (answer === 'method') return { kind: 'found', cards: [], problem: 'method' }
    if (answer === 'failed') continue
    if (answer.length > 0) cache.set(key, { language, cards: answer })
    if (answer.length > 0 || last) return { kind: 'found', cards: answer }
  }
  return { kind: 'found', cards: [], problem: 'unavailable' }
}
