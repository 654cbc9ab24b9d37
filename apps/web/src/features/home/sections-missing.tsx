import { RetryAlert } from '@pathwise/ui/retry-alert'
import { useTranslation } from 'react-i18next'

/** Shown when the lower part of the home page cannot be loaded. */
export function HomeSectionsFailed() {
  const { t } = useTranslation('shell')
  return (
    <RetryAlert tone="warning" label={t('crash.reload')} onRetry={() => location.reload()}>
      {t('crash.title')}
    </RetryAlert>
  )
}
