import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Confirms a deletion and offers undo. Moves focus to the undo button because the focused row was removed. */
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
