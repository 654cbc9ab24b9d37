import { useTranslation } from 'react-i18next'
import { RetryAlert } from '../../lib/retry-alert.tsx'

export function HomeSectionsFailed() {
  const { t } = useTranslation('shell')
  return (
    <RetryAlert tone="warning" onRetry={() => location.reload()}>
      {t('crash.title')}
    </RetryAlert>
  )
}
