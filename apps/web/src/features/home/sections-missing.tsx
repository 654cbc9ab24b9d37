import { RetryAlert } from '@pathwise/ui/retry-alert'
import { useTranslation } from 'react-i18next'

/** The fallback when the lower part of the home page could not be loaded. */
export function SectionsMissing() {
  const { t } = useTranslation('shell')
  return (
    <RetryAlert tone="warning" label={t('crash.reload')} onRetry={() => location.reload()}>
      {t('crash.title')}
    </RetryAlert>
  )
}
