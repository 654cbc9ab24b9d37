import { type PlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { FeatureList } from '../feature-list.tsx'
import { findTier, listLines } from '../plan-tiers.ts'

interface PlanCardProps {
  planId: PlanId
  badge?: 'comingSoon' | 'yourPlan' | undefined
  /** Content between the price and the features. */
  choice?: ReactNode
  action: ReactNode
}

/** The card of one plan with its price per month, features and action. Emphasizes the Pro plan. */
export function PlanCard({ planId, badge, choice, action }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const tier = findTier(planId)
  return (
    <Card as="li" className={clsx('flex flex-col', tier === 'pro' && 'border-accent')}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold">{t(`cards.${tier}.title`)}</h2>
        {badge && <Badge tone={badge === 'yourPlan' ? 'success' : 'accent'}>{t(badge)}</Badge>}
      </div>
      <p className="mt-1 text-muted">{t(`cards.${tier}.text`)}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-bold tracking-tight">{format.dollars(planCatalogue[planId].price)}</span>{' '}
        <span className="text-muted">{t('perMonth')}</span>
      </p>
      {choice}
      <FeatureList lines={listLines(tier, t(`cards.${tier}.features`))} className="mt-6 mb-8" />
      <div className="mt-auto grid">{action}</div>
    </Card>
  )
}
