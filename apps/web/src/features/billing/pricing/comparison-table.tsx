import { planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { Tier } from '../plan-tiers.ts'
import { ComparisonCell } from './comparison-cell.tsx'
import { comparisonRows, tiers } from './comparison-rows.ts'

/** The monthly price of a tier; Premium has two prices. */
function ComparisonPrices({ tier }: { tier: Tier }) {
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

/**
 * One feature for all tiers. Wide screens show its name beside the cells, narrow screens above them. Both are header
 * cells, and CSS hides one of them.
 */
function Feature({ name, children }: { name: string; children: (tier: Tier) => ReactNode }) {
  return (
    <tbody className="border-t border-line">
      <tr className="sm:hidden">
        <th scope="rowgroup" colSpan={tiers.length} className="px-2.5 pt-3 text-left font-semibold">
          {name}
        </th>
      </tr>
      <tr className="align-top">
        <th scope="row" className="px-4 py-3.5 text-left font-semibold max-sm:hidden">
          {name}
        </th>
        {tiers.map((tier) => (
          <td key={tier} className="px-1.5 pt-1.5 max-sm:first-of-type:pl-2.5 pb-3 wrap-anywhere sm:px-4 sm:py-3.5">
            {children(tier)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The table that compares the plans. */
export function ComparisonTable() {
  const { t } = useTranslation('pricing')
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full table-fixed text-[0.8125rem] sm:text-base">
        <caption className="sr-only">{t('comparison.caption')}</caption>
        <thead className="bg-raised">
          <tr>
            <th scope="col" className="w-[31%] px-4 py-3.5 text-left max-sm:hidden">
              {t('comparison.feature')}
            </th>
            {tiers.map((tier) => (
              <th
                key={tier}
                scope="col"
                className="px-1.5 py-3.5 max-sm:nth-2:pl-2.5 text-left font-bold sm:px-4 sm:text-lg"
              >
                {t(`cards.${tier}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <Feature name={t('comparison.rows.price')}>{(tier) => <ComparisonPrices tier={tier} />}</Feature>
        {comparisonRows.map((row) => (
          <Feature key={row.name} name={t(`comparison.rows.${row.name}`)}>
            {(tier) => <ComparisonCell row={row} tier={tier} />}
          </Feature>
        ))}
      </table>
    </div>
  )
}
