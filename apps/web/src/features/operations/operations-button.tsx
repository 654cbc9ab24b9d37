import { hasRole } from '@pathwise/api/auth/roles.vocabulary'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { OperationsPanel } from './operations-panel.tsx'

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

/** A dialog for maintenance commands on the server. Closing it discards the password and the output. */
function OperationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const visitor = useVisitor()
  const allowed = visitor.kind === 'signed-in' && hasRole(visitor.user, 'admin')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t(allowed ? 'text' : 'adminsOnly')}
      className="w-[min(44rem,calc(100vw-2rem))]"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {allowed && <OperationsPanel />}
    </Dialog>
  )
}
