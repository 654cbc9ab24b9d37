import { type PaidPlanId, type PlanId, paidPlanIds, planCatalog } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { RadioRow } from '@pathwise/ui/radio-row'
import { Skeleton } from '@pathwise/ui/skeleton'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useEarlyRadio } from '../../../lib/use-early-fields.ts'
import { FeatureList } from '../feature-list.tsx'
import { findTier, listLines } from '../plan-tiers.ts'
import { useBilling, useCurrentPlan } from '../use-billing.ts'

const badgeTones = { comingSoon: 'accent', yourPlan: 'success', paymentFailed: 'warning' } as const

interface PlanCardProps {
  planId: PlanId
  badge?: keyof typeof badgeTones | undefined
  /** Lets the user select one of a tier's plans. Shown between the price and the features. */
  choice?: ReactNode
  action: ReactNode
}

function PlanCard({ planId, badge, choice, action }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const tier = findTier(planId)
  return (
    <Card as="li" className={clsx('flex flex-col', tier === 'pro' && 'border-accent')}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold">{t(`cards.${tier}.title`)}</h2>
        {badge && <Badge tone={badgeTones[badge]}>{t(badge)}</Badge>}
      </div>
      <p className="mt-1 text-muted">{t(`cards.${tier}.text`)}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-bold tracking-tight">{format.dollars(planCatalog[planId].price)}</span>{' '}
        <span className="text-muted">{t('perMonth')}</span>
      </p>
      {choice}
      <FeatureList lines={listLines(tier, t(`cards.${tier}.features`))} className="mt-6 mb-8" />
      <div className="mt-auto grid">{action}</div>
    </Card>
  )
}

const questions = ['change', 'payment', 'trial'] as const

function Faq() {
  const { t } = useTranslation('pricing')
  return (
    <section aria-labelledby="faq-title" className="mt-12">
      <h2 id="faq-title" className="text-2xl font-bold tracking-tight">
        {t('faq.title')}
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {questions.map((name) => (
          <div key={name} className="border-t border-line pt-4">
            <dt className="text-lg font-semibold">{t(`faq.${name}.question`)}</dt>
            <dd className="mt-1 text-muted">{t(`faq.${name}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const tones = { on: 'success', some: 'info', off: 'info', unknown: 'warning' } as const

type Sale = ReturnType<typeof useBilling>

/** Shows which paid plans are for sale. */
function BillingStatus({ billing, soldPlans = [] }: Sale) {
  const { t } = useTranslation('pricing')
  if (billing === 'loading') return <Skeleton className="h-[3.125rem]" />
  const sells = soldPlans.length === paidPlanIds.length ? 'on' : 'some'
  const status = billing === 'on' ? (soldPlans.length > 0 ? sells : 'off') : billing
  return <Alert tone={tones[status]}>{t(`status.${status}`)}</Alert>
}

export function PricingPage() {
  const { t } = useTranslation('pricing')
  const sale = useBilling()
  const { plan_id: granted, unpaid_plan: unpaid } = useCurrentPlan().data ?? {}
  const current = unpaid ?? granted
  const held = current && { planId: current, badge: unpaid ? ('paymentFailed' as const) : ('yourPlan' as const) }
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <BillingStatus {...sale} />
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        <PlanCard
          planId="free"
          badge={held?.planId === 'free' ? held.badge : undefined}
          action={
            <ButtonLink to="/#quick-start" variant="secondary">
              {t('startFree')}
            </ButtonLink>
          }
        />
        <PaidPlanCard planId="pro" sale={sale} held={held} />
        <PremiumCard sale={sale} held={held} />
      </ul>
      <p className="mt-8 text-center">
        <ButtonLink to="/plans" variant="quiet">
          {t('compare')}
        </ButtonLink>
      </p>
      <Faq />
    </>
  )
}

interface CardProps {
  sale: Sale
  /** The user's plan; its last payment may have failed. */
  held: { readonly planId: PlanId; readonly badge: 'paymentFailed' | 'yourPlan' } | undefined
}

/** One card for both Premium plans. The user's own Premium plan is preselected. */
function PremiumCard({ sale, held }: CardProps) {
  const [chosen, choose] = useState<PremiumPlanId>()
  const planId = chosen ?? premiumPlanIds.find((id) => id === held?.planId) ?? 'premium_student'
  return (
    <PaidPlanCard planId={planId} sale={sale} held={held} choice={<PremiumChoice value={planId} onChange={choose} />} />
  )
}

/** Links to the checkout if the plan is for sale or if the sale status could not be loaded. */
function PaidPlanCard({
  planId,
  sale: { billing, soldPlans },
  held,
  choice,
}: CardProps & { planId: PaidPlanId; choice?: ReactNode }) {
  const { t } = useTranslation(['pricing', 'billing'])
  if (planId === held?.planId) {
    const action = (
      <ButtonLink to="/account" variant="secondary">
        {t('pricing:manage')}
      </ButtonLink>
    )
    return <PlanCard planId={planId} badge={held.badge} choice={choice} action={action} />
  }
  const label = t('pricing:choose', { plan: t(`billing:planName.${planId}`) })
  const isSold = soldPlans?.includes(planId) ?? billing === 'unknown'
  return (
    <PlanCard
      planId={planId}
      badge={soldPlans && !isSold ? 'comingSoon' : undefined}
      choice={choice}
      action={
        isSold ? <ButtonLink to={`/checkout?plan=${planId}`}>{label}</ButtonLink> : <Button disabled>{label}</Button>
      }
    />
  )
}

const premiumPlanIds = ['premium_student', 'premium_family'] as const satisfies readonly PaidPlanId[]
type PremiumPlanId = (typeof premiumPlanIds)[number]

function PremiumChoice({ value, onChange }: { value: PremiumPlanId; onChange: (chosen: PremiumPlanId) => void }) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const name = useId()
  const fieldset = useEarlyRadio(premiumPlanIds, value, onChange)
  return (
    <fieldset ref={fieldset} className="mt-4 min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t('premiumFor.legend')}</legend>
      <div className="grid gap-2">
        {premiumPlanIds.map((planId) => (
          <RadioRow
            key={planId}
            name={name}
            value={planId}
            checked={planId === value}
            onChange={() => onChange(planId)}
          >
            <span className="flex flex-wrap gap-x-2.5">
              <span className="min-w-0 grow wrap-anywhere">{t(`premiumFor.${planId}`)}</span>
              <span className="font-semibold">{format.dollars(planCatalog[planId].price)}</span>
            </span>
          </RadioRow>
        ))}
      </div>
    </fieldset>
  )
}
