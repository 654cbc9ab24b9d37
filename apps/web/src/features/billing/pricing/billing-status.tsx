import { Alert } from '@pathwise/ui/alert'
import { Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import type { Billing } from '../use-billing.ts'

const tones = { on: 'success', off: 'info', unknown: 'warning' } as const

/** The notice whether the paid plans are available. */
export function BillingStatus({ billing }: { billing: Billing }) {
  const { t } = useTranslation('pricing')
  if (billing === 'loading') return <Skeleton className="h-[3.125rem]" />
  return <Alert tone={tones[billing]}>{t(`status.${billing}`)}</Alert>
}
