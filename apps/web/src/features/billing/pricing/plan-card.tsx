import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { FeatureList } from '../feature-list.tsx'
import type { Tier } from '../plan-tiers.ts'

interface PlanCardProps {
  tier: Tier
  /** US dollars per month. */
  price: number
  badge?: 'comingSoon' | 'yourPlan' | undefined
  /** Content between the price and the features. */
  choice?: ReactNode
  action: ReactNode
  /** Emphasizes this card. */
  highlighted?: boolean
}

/** The card of one plan with its price, features and action. */
export function PlanCard({ tier, price, badge, choice, action, highlighted = false }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  return (
    <Card as="li" className={clsx('flex flex-col', highlighted && 'border-accent')}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold">{t(`cards.${tier}.title`)}</h2>
        {badge && <Badge tone={badge === 'yourPlan' ? 'success' : 'accent'}>{t(badge)}</Badge>}
      </div>
      <p className="mt-1 text-muted">{t(`cards.${tier}.text`)}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-bold tracking-tight">{format.dollars(price)}</span>{' '}
        <span className="text-muted">{t('perMonth')}</span>
      </p>
      {choice}
      <FeatureList features={t(`cards.${tier}.features`)} className="mt-6 mb-8" />
      <div className="mt-auto grid">{action}</div>
    </Card>
  )
}
