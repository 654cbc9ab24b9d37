import { type PlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Skeleton } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Billing, useBilling } from '../use-billing.ts'
import { useCurrentPlan } from '../use-current-plan.ts'
import { PlanAction } from './plan-action.tsx'
import { planBadge } from './plan-badge.ts'
import { PlanCard } from './plan-card.tsx'
import { PremiumChoice, type PremiumPlanId } from './premium-choice.tsx'
import { ProCard } from './pro-card.tsx'

/** The card of the Premium plans for a student or a family/school. Preselects the user's own Premium plan. */
function PremiumCard({ billing, current }: { billing: Billing; current: PlanId | undefined }) {
  const own = current === 'premium_student' || current === 'premium_family' ? current : undefined
  const [chosen, choose] = useState<PremiumPlanId>()
  const planId = chosen ?? own ?? 'premium_student'
  const owned = planId === own
  return (
    <PlanCard
      tier="premium"
      price={planCatalogue[planId].price}
      badge={planBadge(billing, owned)}
      choice={<PremiumChoice value={planId} onChange={choose} />}
      action={<PlanAction planId={planId} billing={billing} owned={owned} />}
    />
  )
}

/** The card of the Free plan, which is always available. */
function FreeCard({ current }: { current: PlanId | undefined }) {
  const { t } = useTranslation('pricing')
  return (
    <PlanCard
      tier="free"
      price={planCatalogue.free.price}
      badge={current === 'free' ? 'yourPlan' : undefined}
      action={
        <Link to="/#quick-start" className={buttonStyle({ variant: 'secondary' })}>
          {t('startFree')}
        </Link>
      }
    />
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

const tones = { on: 'success', off: 'info', unknown: 'warning' } as const

/** The notice that shows whether the paid plans are available. */
function BillingStatus({ billing }: { billing: Billing }) {
  const { t } = useTranslation('pricing')
  if (billing === 'loading') return <Skeleton className="h-[3.125rem]" />
  return <Alert tone={tones[billing]}>{t(`status.${billing}`)}</Alert>
}

/** The pricing page with the plan cards and the FAQ. */
export function PricingPage() {
  const { t } = useTranslation('pricing')
  const billing = useBilling()
  const current = useCurrentPlan().data?.plan_id
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <BillingStatus billing={billing} />
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        <FreeCard current={current} />
        <ProCard billing={billing} current={current} />
        <PremiumCard billing={billing} current={current} />
      </ul>
      <p className="mt-8 text-center">
        <Link to="/plans" className={buttonStyle({ variant: 'quiet' })}>
          {t('compare')}
        </Link>
      </p>
      <Faq />
    </>
  )
}
