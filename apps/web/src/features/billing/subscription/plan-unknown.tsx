import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'

export function PlanUnknown({ onRetry }: { onRetry: () => void }) {
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
