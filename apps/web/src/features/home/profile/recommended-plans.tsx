import { EmptyState } from '@pathwise/ui/empty-state'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecommendationResults } from '../../recommendations/recommendation-results.tsx'
import type { RecommendationState } from '../../recommendations/use-recommendations.ts'

const mostShown = 5

const wayStyle = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4'

/** Shows at most five recommended plan cards, with links to more. */
export function RecommendedPlans({ state }: { state: RecommendationState }) {
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
        <Link to="/recommendations" className={wayStyle}>
          {t('recommended.search')}
        </Link>
        <Link to="/study-plan" className={wayStyle}>
          {t('recommended.studyPlan')}
        </Link>
      </div>
    </section>
  )
}
