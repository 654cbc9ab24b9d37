import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import { openPaymentPage, usePageRestored } from './payment-page.ts'

/** Opens the billing portal, where users change or cancel their plan. The portal returns to the account page. */
export function PortalButton() {
  const { t } = useTranslation('billing')
  const { mutate, reset, isPending, isSuccess, isError } = trpc.billing.openPortal.useMutation({
    onSuccess: ({ url }) => openPaymentPage(url),
  })
  usePageRestored(reset)
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending || isSuccess}
        onClick={() => mutate({ return_url: `${location.origin}/account` })}
      >
        {t('manage')}
      </Button>
      {isError && (
        <Alert tone="danger" className="w-full">
          {t('manageFailed')}
        </Alert>
      )}
    </>
  )
}
