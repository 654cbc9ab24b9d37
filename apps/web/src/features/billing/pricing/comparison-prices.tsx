import { planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { Tier } from '../plan-tiers.ts'

/** The monthly price of a tier; Premium has two prices. */
export function ComparisonPrices({ tier }: { tier: Tier }) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const price = (dollars: number) => (
    <span className="block text-lg font-bold sm:text-xl">{format.dollars(dollars)}</span>
  )
  if (tier !== 'premium') return price(planCatalogue[tier].price)
  return (
    <>
      {price(planCatalogue.premium_student.price)}
      <span className="mb-1.5 block text-muted max-sm:text-xs">{t('premiumFor.premium_student')}</span>
      {price(planCatalogue.premium_family.price)}
      <span className="block text-muted max-sm:text-xs">{t('premiumFor.premium_family')}</span>
    </>
  )
}
