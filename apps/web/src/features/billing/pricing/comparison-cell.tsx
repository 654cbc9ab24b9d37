import { planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import type { Tier } from '../plan-tiers.ts'
import { type ComparisonRow, includes } from './comparison-rows.ts'

/** The number of saved plans per tier; both Premium plans have the same limit. */
const savedPlans = {
  free: planCatalogue.free.entitlements.saved_plans,
  pro: planCatalogue.pro.entitlements.saved_plans,
  premium: planCatalogue.premium_student.entitlements.saved_plans,
} as const satisfies Record<Tier, number>

function Included({ included }: { included: boolean }) {
  const { t } = useTranslation('pricing')
  const Icon = included ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={included ? 'size-5 text-accent' : 'size-5 text-muted'} />
      <span className="sr-only">{t(included ? 'comparison.included' : 'comparison.notIncluded')}</span>
    </>
  )
}

/** The value of one feature for one tier. */
export function ComparisonCell({ row, tier }: { row: ComparisonRow; tier: Tier }) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  switch (row.kind) {
    case 'count':
      return format.number(savedPlans[tier])
    case 'included':
      return <Included included={includes(tier, row.from)} />
    case 'words':
      return t(`comparison.words.${row.name}.${tier}`)
  }
}
