import { Alert } from '@pathwise/ui/alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import {
  BookOpen,
  CalendarDays,
  ChartLine,
  Code,
  Coins,
  Compass,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Landmark,
  Languages,
  ListChecks,
  type LucideIcon,
  Mail,
  Palette,
  Pi,
  Target,
  Users,
} from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import type { Recommendation } from './recommendation.ts'
import type { RecommendationState } from './use-recommendations.ts'

interface RecommendationResultsProps {
  state: RecommendationState
  /** The maximum number of cards to show. By default, all are shown. */
  most?: number
  /** CSS classes of the card grid. */
  columns: string
  /** Shown before the first search. */
  idle: ReactNode
  /** Shown when the visitor must log in first. */
  loginRequired: ReactNode
  /** Shown after a failure. */
  action?: ReactNode
}

export function RecommendationResults({
  state,
  most,
  columns,
  idle,
  loginRequired,
  action,
}: RecommendationResultsProps) {
  const { t } = useTranslation('recommendationSearch')
  const { t: common } = useTranslation('common')
  switch (state.kind) {
    case 'idle':
      return idle
    case 'login-required':
      return loginRequired
    case 'busy':
      return (
        <Loading label={common('loading')}>
          <div className={columns}>
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        </Loading>
      )
    case 'found':
      if (state.problem) {
        return (
          <Alert tone="danger" action={action}>
            {t(`problem.${state.problem}`)}
          </Alert>
        )
      }
      if (state.cards.length === 0) return <Alert tone="info">{t('none')}</Alert>
      return (
        <ul className={columns}>
          {state.cards.slice(0, most).map((card) => (
            <RecommendationCard key={`${card.slug} ${card.title}`} recommendation={card} />
          ))}
        </ul>
      )
  }
}

function RecommendationCard({ recommendation }: { recommendation: Recommendation }) {
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

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['activities', Users],
  ['arts', Palette],
  ['books', BookOpen],
  ['calendar', CalendarDays],
  ['checklist', ListChecks],
  ['code', Code],
  ['economics', ChartLine],
  ['exam', GraduationCap],
  ['languages', Languages],
  ['letter', Mail],
  ['maths', Pi],
  ['money', Coins],
  ['science', FlaskConical],
  ['society', Landmark],
  ['target', Target],
  ['wellbeing', HeartPulse],
])

/** A decorative icon, or a compass if the name is unknown. */
function RecommendationIcon({ name }: { name: string | undefined }) {
  return (
    <span className="rounded-control bg-accent-soft p-2.5 text-accent-strong">
      {createElement(icons.get(name ?? '') ?? Compass, { 'aria-hidden': true, className: 'size-6' })}
    </span>
  )
}
