import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findRecommendations, type RecommendationQuery, type Recommendations } from './find-recommendations.ts'

export type RecommendationState = { readonly kind: 'idle' } | { readonly kind: 'busy' } | Recommendations

/**
 * Loads recommendations when `find` is called, and keeps only the response to the latest call. When the language
 * changes, repeats the last query, because the cards are translated.
 */
export function useRecommendations(onLoginRequired = () => {}) {
  const { language } = useTranslation().i18n
  const [query, setQuery] = useState<RecommendationQuery>()
  const [result, setResult] = useState<{ query: RecommendationQuery; language: string; found: Recommendations }>()
  const requireLogin = useEffectEvent(onLoginRequired)

  useEffect(() => {
    if (!query) return
    let isLatest = true
    void findRecommendations(query, language).then((found) => {
      if (!isLatest) return
      setResult({ query, language, found })
      if (found.kind === 'login-required') requireLogin()
    })
    return () => {
      isLatest = false
    }
  }, [query, language])

  const isCurrent = result?.query === query && result?.language === language
  const state: RecommendationState = query ? (isCurrent && result ? result.found : { kind: 'busy' }) : { kind: 'idle' }
  // A copy repeats the search even if the same query object is given again.
  const find = useCallback((asked: RecommendationQuery) => setQuery({ ...asked }), [])
  return { state, find }
}
