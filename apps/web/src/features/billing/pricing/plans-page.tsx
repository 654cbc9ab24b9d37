import { isWorking, type PlanFeature, planCatalog } from '@pathwise/api/billing/plans.vocabulary'
import { Badge } from '@pathwise/ui/badge'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { type Tier, tierOrder } from '../plan-tiers.ts'

/** The compared features, in display order. A cell is marked if its catalog feature is not available yet. */
const rows = [
  { kind: 'price', name: 'price' },
  { kind: 'count', name: 'savedPlans' },
  { kind: 'included', name: 'materials', from: 'free', feature: 'materials' },
  { kind: 'included', name: 'reports', from: 'free', feature: 'report' },
  { kind: 'included', name: 'practice', from: 'free', feature: 'practice' },
  { kind: 'included', name: 'calendar', from: 'free', feature: 'calendar_file' },
  { kind: 'words', name: 'studyPlans', features: { free: 'study_plan', pro: 'own_hours', premium: 'busy_times' } },
  {
    kind: 'words',
    name: 'content',
    features: { free: 'materials', pro: 'personal_content', premium: 'personal_content' },
  },
  { kind: 'included', name: 'overview', from: 'free', feature: 'overview' },
  { kind: 'included', name: 'daily', from: 'free', feature: 'today' },
  { kind: 'words', name: 'ai', features: { free: 'ai', pro: 'ai', premium: 'ai' } },
  { kind: 'words', name: 'dashboard', features: { free: undefined, pro: 'history', premium: 'forecast' } },
  { kind: 'words', name: 'analytics', features: { free: undefined, pro: 'look_closer', premium: 'look_closer' } },
  { kind: 'included', name: 'mentoring', from: 'premium', feature: 'mentoring' },
  { kind: 'included', name: 'schedules', from: 'premium', feature: 'busy_times' },
  { kind: 'included', name: 'premiumContent', from: 'premium', feature: 'premium_content' },
  {
    kind: 'words',
    name: 'support',
    features: { free: 'community', pro: 'priority_support', premium: 'priority_support' },
  },
] as const satisfies readonly (
  | { kind: 'price' | 'count'; name: string }
  | { kind: 'included'; name: string; from: Tier; feature: PlanFeature }
  | { kind: 'words'; name: string; features: Record<Tier, PlanFeature | undefined> }
)[]
type Row = (typeof rows)[number]

/** The maximum number of saved plans per tier. Both Premium plans have the same limit. */
const savedPlans = {
  free: planCatalog.free.entitlements.saved_plans,
  pro: planCatalog.pro.entitlements.saved_plans,
  premium: planCatalog.premium_student.entitlements.saved_plans,
} as const satisfies Record<Tier, number>

export function PlansPage() {
  const { t } = useTranslation('pricing')
  return (
    <>
      <PageHeading
        title={t('comparison.title')}
        lead={t('comparison.lead')}
        actions={<ButtonLink to="/pricing">{t('comparison.toPricing')}</ButtonLink>}
      />
      <ComparisonTable />
    </>
  )
}

function ComparisonTable() {
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
            {tierOrder.map((tier) => (
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
        {rows.map((row) => (
          <Feature key={row.name} row={row} />
        ))}
      </table>
    </div>
  )
}

/**
 * Compares one feature across the tiers. The feature's name is a header beside the cells on wide screens and above the
 * cells on narrow screens. Both headers are rendered, and CSS hides one of them.
 */
function Feature({ row }: { row: Row }) {
  const { t } = useTranslation('pricing')
  const name = t(`comparison.rows.${row.name}`)
  return (
    <tbody className="border-t border-line">
      <tr className="sm:hidden">
        <th scope="rowgroup" colSpan={tierOrder.length} className="px-2.5 pt-3 text-left font-semibold">
          {name}
        </th>
      </tr>
      <tr className="align-top">
        <th scope="row" className="px-4 py-3.5 text-left font-semibold max-sm:hidden">
          {name}
        </th>
        {tierOrder.map((tier) => (
          <td key={tier} className="px-1.5 pt-1.5 max-sm:first-of-type:pl-2.5 pb-3 wrap-anywhere sm:px-4 sm:py-3.5">
            <Cell row={row} tier={tier} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Cell({ row, tier }: { row: Row; tier: Tier }) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  switch (row.kind) {
    case 'price':
      return <Prices tier={tier} />
    case 'count':
      return format.number(savedPlans[tier])
    case 'included': {
      const isIncluded = tierOrder.indexOf(tier) >= tierOrder.indexOf(row.from)
      return isIncluded && !isWorking(row.feature) ? <NotYet /> : <Included included={isIncluded} />
    }
    case 'words': {
      const feature = row.features[tier]
      return (
        <>
          {t(`comparison.words.${row.name}.${tier}`)} {feature && !isWorking(feature) && <NotYet />}
        </>
      )
    }
  }
}

function NotYet() {
  const { t } = useTranslation('pricing')
  return (
    <span className="max-sm:*:text-xs">
      <Badge>{t('notYet')}</Badge>
    </span>
  )
}

/** Shows a tier's monthly price. Premium shows the prices of both of its plans. */
function Prices({ tier }: { tier: Tier }) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const price = (dollars: number) => (
    <span className="block text-lg font-bold sm:text-xl">{format.dollars(dollars)}</span>
  )
  if (tier !== 'premium') return price(planCatalog[tier].price)
  return (
    <>
      {price(planCatalog.premium_student.price)}
      <span className="mb-1.5 block text-muted max-sm:text-xs">{t('premiumFor.premium_student')}</span>
      {price(planCatalog.premium_family.price)}
      <span className="block text-muted max-sm:text-xs">{t('premiumFor.premium_family')}</span>
    </>
  )
}

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
