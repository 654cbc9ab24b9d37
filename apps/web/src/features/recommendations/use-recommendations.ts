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
  const [state, setState] = useState<RecommendationState>({ kind: 'idle' })
  const requireLogin = useEffectEvent(onLoginRequired)

  useEffect(() => {
    if (!query) return
    let isLatest = true
    setState({ kind: 'busy' })
    void findRecommendations(query, language).then((found) => {
      if (!isLatest) return
      setState(found)
      if (found.kind === 'login-required') requireLogin()
    })
    return () => {
      isLatest = false
    }
  }, [query, language])

  // A copy repeats the search even if the same query object is given again.
  const find = useCallback((asked: RecommendationQuery) => setQuery({ ...asked }), [])
  return { state, find }
}
