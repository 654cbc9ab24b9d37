import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useCurrentPlan } from '../use-current-plan.ts'
import { PlanDetails } from './plan-details.tsx'

function PlanUnknown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('subscription')
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  return (
    <Alert tone="warning" action={retry} className="mt-4">
      {t('failed')}
    </Alert>
  )
}

/** The account page section for the signed-in user's plan. */
export function PlanSetting() {
  const { t } = useTranslation(['subscription', 'common'])
  const { data: plan, isError, refetch } = useCurrentPlan()
  return (
    <Card as="section" aria-labelledby="plan-title">
      <h2 id="plan-title" className="text-xl font-semibold">
        {t('subscription:title')}
      </h2>
      {plan && <PlanDetails plan={plan} />}
      {!plan && isError && <PlanUnknown onRetry={() => void refetch()} />}
      {!plan && !isError && (
        <Loading label={t('common:loading')}>
          <Skeleton className="mt-4 h-28 w-full" />
        </Loading>
      )}
    </Card>
  )
}
