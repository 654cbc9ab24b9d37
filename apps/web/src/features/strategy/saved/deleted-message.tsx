import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that a plan is gone and offers it back. Takes the focus, which the deleted row had. */
export function DeletedMessage({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('savedPlans')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Alert
      tone="success"
      action={
        <Button ref={button} variant="secondary" size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      }
    >
      {t('deleted')}
    </Alert>
  )
}
