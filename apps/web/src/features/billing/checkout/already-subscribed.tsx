import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { PortalButton } from '../portal-button.tsx'

/** In place of a second payment. */
export function AlreadySubscribed() {
  const { t } = useTranslation('checkout')
  return (
    <Alert tone="info" title={t('already.title')} action={<PortalButton />}>
      {t('already.text')}
    </Alert>
  )
}
