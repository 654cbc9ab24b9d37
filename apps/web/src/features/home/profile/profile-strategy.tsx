import type { Grade } from '@pathwise/planner/context'
import { Alert } from '@pathwise/ui/alert'
import { Card } from '@pathwise/ui/card'
import { EmptyState } from '@pathwise/ui/empty-state'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { Sparkles } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiClientsContext } from '../../../lib/api-clients-context.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { Link } from '../../../lib/link.tsx'
import { Revealed } from '../../../lib/reveal-result.tsx'
import { getAccessToken } from '../../../lib/session/access-token.ts'
import { useHasSession } from '../../../lib/session/use-has-session.ts'
import type { RecommendationQuery } from '../../recommendations/find-recommendations.ts'
import { RecommendationResults } from '../../recommendations/recommendation-results.tsx'
import { type RecommendationState, useRecommendations } from '../../recommendations/use-recommendations.ts'
import { HomeSection } from '../home-section.tsx'
import { loadDiagnostic } from '../load-diagnostic.ts'
import type { CountryChoice } from '../use-country.ts'
import { ProfileForm } from './profile-form.tsx'

/**
 * The answers of a student who was sent to the login page. They are kept in memory only, so reloading the page discards
 * them.
 */
let keptAnswers: RecommendationQuery | undefined

/** Creates a strategy and recommendations for a free-text goal. */
export function ProfileStrategy(choice: CountryChoice) {
  const { t } = useTranslation('homeSections')
  const [grade, setGrade] = useState<Grade>(() => keptAnswers?.grade ?? 'G11')
  const [goal, setGoal] = useState(() => keptAnswers?.goal ?? '')
  const answers = { country: choice.country, grade, goal: goal.trim() }
  const { submit, busy, failed, report, recommendations } = useProfileStrategy(answers)
  const anonymous = !useHasSession()
  const place = useRef<HTMLDivElement>(null)

  // After login, run the diagnostic that the student had requested.
  const resume = useRef(submit)
  useEffect(() => {
    if (!keptAnswers || getAccessToken() === undefined) return
    keptAnswers = undefined
    resume.current()
    // Wait until the page has scrolled to the top after the navigation.
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
              <Revealed>
                <Alert
                  tone="success"
                  action={
                    <ButtonLink to="/plan" state={report} size="small">
                      {t('profile.open')}
                    </ButtonLink>
                  }
                >
                  {t('profile.ready')}
                </Alert>
              </Revealed>
            )}
          </Card>
          <RecommendedPlans state={recommendations} />
        </div>
      </HomeSection>
    </div>
  )
}

type Diagnostic =
  | { readonly kind: 'idle' | 'busy' | 'failed' }
  /** `report` is passed to the report page as navigation state. */
  | { readonly kind: 'done'; readonly report: { readonly result: unknown; readonly context: RecommendationQuery } }

/**
 * Runs the diagnostic for a free-text goal, which needs no account. Signed-in students also get recommendations. If the
 * session has expired, the student is asked to log in, and the answers are kept until the student returns.
 */
function useProfileStrategy(answers: RecommendationQuery) {
  const navigate = useNavigate()
  const requireLogin = () => {
    keptAnswers = answers
    void navigate('/login?next=/')
  }
  const { state, find } = useRecommendations(requireLogin)
  const clients = use(ApiClientsContext)
  const [diagnostic, setDiagnostic] = useState<Diagnostic>({ kind: 'idle' })

  async function run(context: RecommendationQuery) {
    setDiagnostic({ kind: 'busy' })
    const result = await loadDiagnostic()
      .then(({ runDiagnosticForGoalText }) => runDiagnosticForGoalText(clients, context))
      .catch((error: unknown) => console.error('The diagnostic could not be loaded', error))
    setDiagnostic(result ? { kind: 'done', report: { result, context } } : { kind: 'failed' })
  }

  return {
    submit: () => {
      void run(answers)
      if (getAccessToken() !== undefined) find(answers)
    },
    busy: diagnostic.kind === 'busy' || state.kind === 'busy',
    failed: diagnostic.kind === 'failed',
    report: diagnostic.kind === 'done' ? diagnostic.report : undefined,
    recommendations: state,
  }
}

const mostShown = 5

/** Shows up to five recommendations, with links to more. */
function RecommendedPlans({ state }: { state: RecommendationState }) {
  const { t } = useTranslation('homeSections')
  const empty = (
    <EmptyState icon={<Sparkles />} title={t('recommended.title')}>
      {t('recommended.empty')}
    </EmptyState>
  )
  const failed = state.kind === 'found' && state.problem !== undefined
  const shown = state.kind === 'found' && state.cards.length > 0
  return (
    <section aria-label={t('recommended.title')} aria-live="polite" className="min-w-0">
      {shown && <h3 className="mb-3 text-lg font-semibold">{t('recommended.title')}</h3>}
      <RecommendationResults state={state} most={mostShown} columns="grid gap-3" idle={empty} loginRequired={empty} />
      {failed && <p className="mt-2 text-sm text-muted">{t('profile.failedInfo')}</p>}
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Link to="/recommendations" className={textLinkStyle({ size: 'medium' })}>
          {t('recommended.search')}
        </Link>
        <Link to="/study-plan" className={textLinkStyle({ size: 'medium' })}>
          {t('recommended.studyPlan')}
        </Link>
      </div>
    </section>
  )
}
