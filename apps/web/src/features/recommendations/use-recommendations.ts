import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findRecommendations, type RecommendationQuery, type Recommendations } from './find-recommendations.ts'

export type RecommendationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'login-required' }
  | ({ readonly kind: 'found' } & Recommendations)

/**
 * Loads recommendations when `find` is called, and keeps only the response to the latest call. When the language
 * changes, repeats the last query, because the cards are translated.
 */
export function useRecommendations(onLoginRequired: () => void) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [state, setState] = useState<RecommendationState>({ kind: 'idle' })
  const question = useRef<RecommendationQuery>(undefined)
  const turn = useRef(0)
  // Keep the current options in a ref, so that `find` remains the same function when the options change.
  const asking = useRef({ language, onLoginRequired })
  useEffect(() => {
    asking.current = { language, onLoginRequired }
  })

  const find = useCallback(async (query: RecommendationQuery) => {
    turn.current += 1
    const mine = turn.current
    question.current = query
    setState({ kind: 'busy' })
    let refused = false
    const found = await findRecommendations(query, {
      language: asking.current.language,
      onLoginRequired: () => {
        refused = true
      },
    })
    if (mine !== turn.current) return
    if (refused) {
      question.current = undefined
      setState({ kind: 'login-required' })
      asking.current.onLoginRequired()
    } else setState({ kind: 'found', ...found })
  }, [])

  useEffect(() => {
    if (question.current && language) void find(question.current)
  }, [find, language])

  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  return { state, find }
}
