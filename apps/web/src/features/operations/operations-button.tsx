import { Button } from '@pathwise/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OperationsDialog } from './operations-dialog.tsx'

/** Opens the operations dialog. The dialog itself checks the user's role. */
export function OperationsButton() {
  const { t } = useTranslation('operations')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <OperationsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
