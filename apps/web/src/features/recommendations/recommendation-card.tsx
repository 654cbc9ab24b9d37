import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recommendation } from './recommendation.ts'
import { RecommendationIcon } from './recommendation-icon.tsx'

/** A recommendation. The whole card is a link. */
export function RecommendationCard({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useTranslation('recommendationSearch')
  const { t: common } = useTranslation('common')
  const { slug, title, icon, targetCountry, summary, reason } = recommendation
  return (
    <li>
      <Link
        to={slug}
        className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-accent"
      >
        <RecommendationIcon name={icon} />
        <span className="min-w-0">
          <span className="block text-lg font-semibold">{title}</span>
          {summary && <span className="mt-1 block text-muted">{summary}</span>}
          {reason && <span className="mt-2 block text-sm font-medium text-accent-strong">{reason}</span>}
          {targetCountry && (
            <span className="mt-2 block text-sm text-muted">
              {t('forCountry', { country: common(`country.${targetCountry}`) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
