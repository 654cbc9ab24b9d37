import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'

/** Asks whoever is about to leave with unsaved changes. */
export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('contentEdit')
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leave.question')}
      description={t('leave.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
        </>
      }
    />
  )
}
