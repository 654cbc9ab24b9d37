import { RetryAlert as LabeledRetryAlert } from '@pathwise/ui/retry-alert'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export function RetryAlert(props: Omit<ComponentProps<typeof LabeledRetryAlert>, 'label'>) {
  const { t } = useTranslation('common')
  return <LabeledRetryAlert {...props} label={t('again')} />
}
