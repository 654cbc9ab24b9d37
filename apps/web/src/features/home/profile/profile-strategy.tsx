import type { Grade } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { accessToken } from '../../../lib/session/access-token.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { RecommendationQuery } from '../../recommendations/find-recommendations.ts'
import { useRecommendations } from '../../recommendations/use-recommendations.ts'
import { HomeSection } from '../home-section.tsx'
import type { CountryChoice } from '../use-country.ts'
import { ProfileForm } from './profile-form.tsx'
import { RecommendedPlans } from './recommended-plans.tsx'
import { forgetAnswers, keepAnswers, waitingAnswers } from './waiting-answers.ts'

/** A form that returns a strategy and recommendations for a free-text goal. */
export function ProfileStrategy(choice: CountryChoice) {
  const { t } = useTranslation('homeSections')
  const [grade, setGrade] = useState<Grade>(() => waitingAnswers()?.grade ?? 'G11')
  const [goal, setGoal] = useState(() => waitingAnswers()?.goal ?? '')
  const answers = { country: choice.country, grade, goal: goal.trim() }
  const { submit, busy, failed, report, recommendations } = useProfileStrategy(answers)
  const anonymous = useVisitor().kind === 'anonymous'
  const place = useRef<HTMLDivElement>(null)

  // After login, run the diagnostic that the visitor requested before.
  const goOn = useRef(submit)
  useEffect(() => {
    if (!waitingAnswers() || accessToken() === undefined) return
    forgetAnswers()
    goOn.current()
    // Wait until the page has scrolled to its top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div ref={place}>
      <HomeSection id="own-goal" title={t('profile.title')} lead={t('profile.lead')}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card className="grid gap-4">
            <ProfileForm
              {...choice}
              grade={grade}
              onGrade={setGrade}
              goal={goal}
              onGoal={setGoal}
              anonymous={anonymous}
              busy={busy}
              failed={failed}
              onSubmit={submit}
            />
            {report && (
              <Alert
                tone="success"
                action={
                  <Link to="/plan" state={report} className={buttonStyle({ size: 'small' })}>
                    {t('profile.open')}
                  </Link>
                }
              >
                {t('profile.ready')}
              </Alert>
            )}
          </Card>
          <RecommendedPlans state={recommendations} />
        </div>
      </HomeSection>
    </div>
  )
}

/**
 * Runs the diagnostic for a free-text goal and loads recommendations in parallel. Redirects a visitor to the login
 * page first and keeps their answers until they return.
 */
function useProfileStrategy(answers: RecommendationQuery) {
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
