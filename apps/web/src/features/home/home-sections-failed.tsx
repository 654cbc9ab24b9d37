import { RetryAlert } from '@pathwise/ui/retry-alert'
import { useTranslation } from 'react-i18next'

export function HomeSectionsFailed() {
  const { t } = useTranslation('shell')
  return (
    <RetryAlert tone="warning" label={t('crash.reload')} onRetry={() => location.reload()}>
      {t('crash.title')}
    </RetryAlert>
  )
}
