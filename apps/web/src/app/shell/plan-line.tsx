import { useTranslation } from 'react-i18next'
import { useCurrentPlan } from '../../features/billing/use-current-plan.ts'

/** Shows the user's plan once it is known. Its texts load when the menu first opens, without blocking the menu. */
export function PlanLine() {
  const { t, ready } = useTranslation('billing', { useSuspense: false })
  const { data: plan } = useCurrentPlan()
  if (!plan || !ready) return null
  return (
    <p className="text-sm font-medium text-accent-strong">{t('planLine', { plan: t(`planName.${plan.plan_id}`) })}</p>
  )
}
