import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useTranslation } from 'react-i18next'
import type { useLeaveGuard } from './use-leave-guard.ts'

export function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const { t } = useTranslation('unsaved')
  return (
    <Dialog
      open={guard.asking}
      onClose={guard.stay}
      title={t('leave.question')}
      description={t('leave.text')}
      actions={
        <>
          <Button variant="secondary" onClick={guard.leave}>
            {t('leave.leave')}
          </Button>
          <Button onClick={guard.stay}>{t('leave.stay')}</Button>
        </>
      }
    />
  )
}
