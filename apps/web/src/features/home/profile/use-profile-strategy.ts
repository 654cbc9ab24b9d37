import { useNavigate } from 'react-router'
import { accessToken } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { RecommendationQuery } from '../../recommendations/find-recommendations.ts'
import { useRecommendations } from '../../recommendations/use-recommendations.ts'
import { keepAnswers } from './waiting-answers.ts'

/**
 * Runs the diagnostic for a free-text goal and loads recommendations in parallel. Redirects a visitor to the login
 * page first and keeps their answers until they return.
 */
export function useProfileStrategy(answers: RecommendationQuery) {
  const navigate = useNavigate()
  const requireLogin = () => {
    keepAnswers(answers)
    void navigate('/login?next=/')
  }
  const { state, find } = useRecommendations(requireLogin)
  const { mutate, data, variables, isPending, isError } = trpc.diagnostics.runForGoalText.useMutation({
    onError: (error) => console.error('Diagnostics failed', error),
  })

  return {
    submit: () => {
      if (accessToken() === undefined) return requireLogin()
      mutate({ context: answers })
      void find(answers)
    },
    busy: isPending || state.kind === 'busy',
    failed: isError,
    /** The navigation state for the report page. */
    report: data && variables ? { result: data, context: variables.context } : undefined,
    recommendations: state,
  }
}
