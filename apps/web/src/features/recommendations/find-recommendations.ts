import type { Country, Grade } from '@pathwise/planner/context'
import { apiBase } from '../../lib/api-base.ts'
import { accessToken, onAuthChanged } from '../../lib/session/access-token.ts'
import { sessionFetch } from '../../lib/session/session-fetch.ts'
import { type Recommendation, readRecommendations } from './recommendation.ts'

export interface RecommendationQuery {
  readonly country: Country
  readonly grade: Grade
  /** One of the four goals of the quick start, or the student's own words. */
  readonly goal: string
}

export interface Recommendations {
  readonly cards: readonly Recommendation[]
  /** Why there are none: the server takes no such request, or does not answer as it should. */
  readonly problem?: 'method' | 'unavailable'
}

interface Asking {
  /** The language on screen, in which the cards should come. */
  readonly language: string
  /** Called when only somebody who is signed in gets an answer. */
  readonly onLoginRequired: () => void
}

type Answer =
  | { kind: 'cards'; cards: readonly Recommendation[] }
  | { kind: 'refused' }
  | { kind: 'method' }
  | { kind: 'failed' }

async function ask(path: string, query: RecommendationQuery, language: string): Promise<Answer> {
  try {
    const search = new URLSearchParams({ ...query })
    const response = await sessionFetch(`${apiBase}/${path}?${search}`, { headers: { 'accept-language': language } })
    if (response.status === 401 || response.status === 403) return { kind: 'refused' }
    if (response.status === 405) return { kind: 'method' }
    return response.ok ? { kind: 'cards', cards: readRecommendations(await response.json()) } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** By country, grade and goal. Cards have words, so that an entry counts in its own language only. */
const cache = new Map<string, { language: string; cards: readonly Recommendation[] }>()
let watching = false

/** Nobody sees what was found for somebody else. */
function forgetWithSession() {
  if (watching) return
  watching = true
  onAuthChanged(() => cache.clear())
}

/**
 * What fits a student best: from memory, else from `recommend`, else, when that gives nothing or fails, from `recommend/plan`.
 * Without a token, and on 401 and 403, `onLoginRequired` is called and there are no cards.
 */
export async function findRecommendations(
  query: RecommendationQuery,
  { language, onLoginRequired }: Asking,
): Promise<Recommendations> {
  forgetWithSession()
  const loginRequired = (): Recommendations => {
    onLoginRequired()
    return { cards: [] }
  }
  if (accessToken() === undefined) return loginRequired()

  const key = `${query.country}|${query.grade}|${query.goal}`
  const known = cache.get(key)
  if (known?.language === language) return { cards: known.cards }

  for (const path of ['recommend', 'recommend/plan']) {
    const last = path === 'recommend/plan'
    const answer = await ask(path, query, language)
    if (answer.kind === 'refused') return loginRequired()
    if (answer.kind === 'method') return { cards: [], problem: 'method' }
    if (answer.kind === 'cards' && answer.cards.length > 0) {
      cache.set(key, { language, cards: answer.cards })
      return { cards: answer.cards }
    }
    if (answer.kind === 'cards' && last) return { cards: [] }
  }
  return { cards: [], problem: 'unavailable' }
}
