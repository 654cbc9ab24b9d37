import { clsx } from 'clsx'
import { Check, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FeatureLine } from './plan-tiers.ts'

/**
 * Lists a plan's features and marks those that are not available yet. Set `notYetAbove` to omit the marks when the
 * heading above the list already states that the features are not available yet.
 */
export function FeatureList({
  lines,
  notYetAbove = false,
  className,
}: {
  lines: readonly FeatureLine[]
  notYetAbove?: boolean
  className?: string
}) {
  const { t } = useTranslation('pricing')
  return (
    <ul className={clsx('grid gap-2.5', className)}>
      {lines.map(({ label, works }) => {
        const Icon = works ? Check : Clock
        return (
          <li key={label} className={clsx('flex items-start gap-2.5', !works && 'text-muted')}>
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', works && 'text-accent')} />
            {works || notYetAbove ? label : t('featureNotYet', { feature: label })}
          </li>
        )
      })}
    </ul>
  )
}
