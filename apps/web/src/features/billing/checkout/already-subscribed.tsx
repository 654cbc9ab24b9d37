import { Alert } from '@pathwise/ui/alert'
import { useTranslation } from 'react-i18next'
import { PortalButton } from '../portal-button.tsx'

/** The notice shown instead of the payment button to users who already have a paid plan. */
export function AlreadySubscribed() {
  const { t } = useTranslation('checkout')
  return (
    <Alert tone="info" title={t('already.title')} action={<PortalButton />}>
      {t('already.text')}
    </Alert>
  )
}
